import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isLeftOut } from '@/shared/api/lenient';
import { ServerPicture } from '@/shared/art/pictures';
import { Address } from '@/shared/ui/Address';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { EarnedTotal } from './EarnedTotal';
import type { PublicProfile } from './profile';
import { ProfileHero, type HeroProps } from './ProfileHero';
import type { Earned } from './showcase';
import { ShownBadges } from './ShownBadges';
import { ShownNfts } from './ShownNfts';
import { SocialMark } from './SocialMark';
import './profiles.scss';

interface ProfileViewProps extends HeroProps {
  /** Heading of the sections: one level below the heading above. */
  as?: 'h2' | 'h3';
}

/** A member as others see them. Hidden parts leave no gap. */
export function ProfileView({ as: Heading = 'h2', ...hero }: ProfileViewProps) {
  const { profile } = hero;
  const { servers, isActivityShown, socials, wallets, badges, nfts, earned } = profile;
  const part = (title: string, content: ReactNode) => (
    <section aria-label={title} className="profile__part">
      <Heading className="profile__heading">{title}</Heading>
      {content}
    </section>
  );
  return (
    <div className="profile">
      <ProfileHero {...hero} />
      <LeftOutNote leftOut={profile.leftOut} />
      {badges.length === 0 ? null : part('Badges', <ShownBadges badges={badges} />)}
      {nfts.length === 0 ? null : part('NFTs', <ShownNfts nfts={nfts} />)}
      <div className="profile__columns">
        {isActivityShown ? part('Recently completed quests', <Activity profile={profile} />) : null}
        {earned === null || isNothing(earned)
          ? null
          : part('Total earned', <EarnedTotal earned={earned} isOwn={profile.isMe} />)}
        {servers === null ? null : part('Servers', <Servers profile={profile} />)}
        {socials.length === 0
          ? null
          : part(
              'Social accounts',
              <ul className="profile__accounts">
                {socials.map(({ platform, handle }) => (
                  <li key={platform}>
                    <SocialMark platform={platform} handle={handle} />
                  </li>
                ))}
              </ul>,
            )}
        {wallets.length === 0
          ? null
          : part(
              'Wallets',
              <ul className="profile__accounts">
                {wallets.map((address) => (
                  <li key={address}>
                    <Address value={address} what="the wallet" isShort explorer="account" />
                  </li>
                ))}
              </ul>,
            )}
      </div>
    </div>
  );
}

const isNothing = ({ tokens, nfts }: Earned) => tokens.length === 0 && nfts === 0;

interface PartProps {
  profile: PublicProfile;
}

/** A list without entries isn't empty if an entry couldn't be read. */
const Nothing = ({ profile, of, words }: PartProps & { of: string; words: string }) => (
  <p>{isLeftOut(profile.leftOut, of) ? 'Unavailable' : words}</p>
);

function Servers({ profile }: PartProps) {
  const { servers } = profile;
  if (servers === null || servers.length === 0)
    return <Nothing profile={profile} of="server" words="No servers to show" />;
  return (
    <ul className="profile__servers">
      {servers.map((server) => (
        <li key={server.id}>
          <Link to={`/dashboard/server/${encodeURIComponent(server.slug)}`}>
            <ServerPicture src={server.icon} name={server.name} size={32} />
            <bdi translate="no">{server.name}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Activity({ profile }: PartProps) {
  const { activity } = profile;
  if (activity.length === 0)
    return <Nothing profile={profile} of="quest" words="No completed quests yet" />;
  return (
    <ul className="profile__activity">
      {activity.map(({ id, title, at, server }) => (
        <li key={id}>
          <ServerPicture src={server.icon} name={server.name} size={32} />
          <div>
            <bdi>{title}</bdi>
            <small>
              <bdi translate="no">{server.name}</bdi>
              {at === null ? null : (
                <>
                  {' · '}
                  <TimeAgo at={at} />
                </>
              )}
            </small>
          </div>
        </li>
      ))}
    </ul>
  );
}
