import { Link } from 'react-router-dom';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { BadgeArt } from './BadgeArt';
import { useMyBadgesQuery } from './badgesApi';

const SHOWN = 4;

interface NewestBadgesProps {
  /** Address of a server's badges. */
  pathOf: (slug: string) => string;
}

/** The member's newest badges; renders nothing without any, or if they can't be read. */
export default function NewestBadges({ pathOf }: NewestBadgesProps) {
  const { data } = useMyBadgesQuery(undefined);
  const badges = data?.badges ?? [];
  if (badges.length === 0) return null;
  return (
    <section aria-labelledby="newest-badges">
      <h2 id="newest-badges">Newest badges</h2>
      <ul className="newest-badges">
        {badges.slice(0, SHOWN).map(({ id, name, art, tone, server, earnedAt, description }) => (
          <li key={id} className="panel">
            <BadgeArt art={art} tone={tone} size={48} />
            <div>
              <Link className="tall-link" to={pathOf(server.slug)} title={description}>
                <bdi>{name}</bdi>
              </Link>
              <small>
                <bdi translate="no">{server.name}</bdi>
                {earnedAt === null ? null : (
                  <>
                    {' · '}
                    <TimeAgo at={earnedAt} isPast />
                  </>
                )}
              </small>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
