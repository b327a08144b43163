import { useId } from 'react';
import { Link } from 'react-router-dom';
import { publicQuestPath } from '@/features/server/memberships/paths';
import { request } from '@/shared/api/request';
import { ServerPicture } from '@/shared/art/pictures';
import type { OpenQuest } from './discover';
import { discover } from './endpoints';
import { PublicQuery } from './PublicQuery';
import './openQuestLinks.scss';

/** Quests shown here. The home page lists all of them. */
const MOST = 3;
const load = () => request(discover, {});

/** Public quests to read on the home page, for people who can’t open the page they asked for. */
export default function OpenQuestLinks() {
  const id = useId();
  return (
    <section className="open-links" aria-labelledby={id}>
      <h2 id={id}>While you get a wallet</h2>
      <PublicQuery
        ask={load}
        coming={
          <div role="status" aria-label="Loading open quests" className="skeleton">
            <div className="skeleton__block" />
          </div>
        }
      >
        {({ quests }) =>
          quests.length === 0 ? (
            <p>No public quests right now.</p>
          ) : (
            <>
              <p>Read these quests now. Complete them once you’re connected.</p>
              <ul aria-label="Quests to read">
                {quests.slice(0, MOST).map((quest) => (
                  <QuestLink key={quest.id} quest={quest} />
                ))}
              </ul>
            </>
          )
        }
      </PublicQuery>
      <Link className="tall-link" to="/#open-quests">
        All public quests and servers
      </Link>
    </section>
  );
}

const QuestLink = ({ quest: { server, slug, title, rewards } }: { quest: OpenQuest }) => (
  <li>
    <Link className="panel open-links__quest" to={publicQuestPath(server.slug, slug)}>
      <ServerPicture src={server.icon} name={server.name} size={32} />
      <span>
        <strong>
          <bdi>{title}</bdi>
        </strong>
        <small>
          <bdi translate="no">{server.name}</bdi>
          {rewards.length === 0 ? null : (
            <>
              {' · '}
              <bdi>{rewards.join(' · ')}</bdi>
            </>
          )}
        </small>
      </span>
    </Link>
  </li>
);
