import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isLeftOut } from '@/shared/api/lenient';
import { inNumbers } from '@/shared/format/numbers';
import { SafeLink } from '@/shared/navigation/SafeLink';
import { Address } from '@/shared/ui/Address';
import { PersonPicture, ServerPicture } from '@/shared/art/pictures';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { Stat, Stats } from '@/shared/ui/Stat';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import type { PublicProfile } from './profile';
import './profiles.scss';

interface ProfileViewProps {
  profile: PublicProfile;
  /** Heading of what follows: one below that of the page it is on. */
  as?: 'h2' | 'h3';
}

/** Somebody as a reader may see them. */
export function ProfileView({ profile, as: Heading = 'h2' }: ProfileViewProps) {
  const { points, questsDone, best, servers, activity, isActivityShown, socials, wallets } =
    profile;
  // What is missing may be all there is.
  const none = (of: string, words: string) => (
    <p>{isLeftOut(profile.leftOut, of) ? 'Unknown.' : words}</p>
  );
  const part = (title: string, content: ReactNode) => (
    <section aria-label={title}>
      <Heading className="profile__heading">{title}</Heading>
      {content}
    </section>
  );
  return (
    <div className="profile">
      <About profile={profile} />
      <LeftOutNote leftOut={profile.leftOut} />
      {points === null && questsDone === null ? null : (
        <Stats>
          <Stat label="Points" value={figure(points)} />
          <Stat label="Quests done" value={figure(questsDone)} />
          <Stat
            label="Best rank"
            value={
              best === null ? (
                'None yet'
              ) : (
                <>
                  {inNumbers(best.rank)}
                  <small className="profile__where">
                    on <bdi translate="no">{best.server.name}</bdi>
                  </small>
                </>
              )
            }
          />
        </Stats>
      )}
      {servers === null
        ? null
        : part(
            'Servers',
            servers.length === 0 ? (
              none('server', 'No servers in common')
            ) : (
              <ul className="profile__servers">
                {servers.map((server) => (
                  <li key={server.id}>
                    <Link to={`/dashboard/server/${encodeURIComponent(server.slug)}`}>
                      <ServerPicture src={server.icon} name={server.name} size={22} />
                      <bdi translate="no">{server.name}</bdi>
                    </Link>
                  </li>
                ))}
              </ul>
            ),
          )}
      {isActivityShown
        ? part(
            'Recently completed quests',
            activity.length === 0 ? (
              none('quest', 'None yet.')
            ) : (
              <ul className="profile__activity">
                {activity.map(({ id, title, at, server }) => (
                  <li key={id}>
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
                  </li>
                ))}
              </ul>
            ),
          )
        : null}
      {socials.length === 0
        ? null
        : part(
            'Accounts',
            <ul className="profile__accounts">
              {socials.map(({ platform, handle }) => (
                <li key={platform}>
                  {platform}: <bdi translate="no">@{handle}</bdi>
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
  );
}

function About({ profile: { name, username, picture, bio, website } }: { profile: PublicProfile }) {
  return (
    <div className="profile__about panel">
      <PersonPicture src={picture} name={name} size={72} />
      <div>
        <p className="profile__name">
          <strong>
            <bdi translate="no">{name}</bdi>
          </strong>{' '}
          <span>@{username}</span>
        </p>
        {bio === '' ? null : (
          <p className="profile__bio">
            <bdi>{bio}</bdi>
          </p>
        )}
        {website === null ? null : <SafeLink href={website}>{website}</SafeLink>}
      </div>
    </div>
  );
}

const figure = (count: number | null) => (count === null ? '–' : inNumbers(count));
