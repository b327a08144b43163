import type { ReactNode } from 'react';
import { MemberBanner } from '@/shared/art/MemberBanner';
import { PersonPicture } from '@/shared/art/pictures';
import { inNumbers } from '@/shared/format/numbers';
import { dayText } from '@/shared/format/times';
import { counted } from '@/shared/text/language';
import { SafeLink } from '@/shared/navigation/SafeLink';
import type { PublicProfile } from './profile';

export interface HeroProps {
  profile: PublicProfile;
  /** Element of the name: heading of the page or of a dialog, or plain text. */
  nameAs?: 'h1' | 'h2' | 'p';
  nameId?: string | undefined;
  /** Actions, the primary one last. */
  actions?: ReactNode;
}

/** Banner, picture, name, bio and figures of a member. */
export function ProfileHero({ profile, nameAs: Name = 'p', nameId, actions }: HeroProps) {
  const { name, username, picture, banner, bio, website, memberSince } = profile;
  const since = Date.parse(memberSince ?? '');
  return (
    <div className="profile-hero panel">
      <MemberBanner src={banner} name={username} className="profile-hero__banner" />
      <div className="profile-hero__top">
        <PersonPicture src={picture} name={name} size={72} />
        {actions === undefined ? null : <div className="profile-hero__actions">{actions}</div>}
      </div>
      <div className="profile-hero__who">
        <Name
          className="profile-hero__name"
          id={nameId}
          {...(Name === 'p' ? {} : { tabIndex: -1 })}
        >
          <bdi translate="no">{name}</bdi>
        </Name>
        <p className="profile-hero__handle">
          <span translate="no">@{username}</span>
          {Number.isNaN(since) ? null : ` · On Castle Bots since ${dayText(since)}`}
        </p>
        {bio === '' ? null : (
          <p className="profile-hero__bio">
            <bdi>{bio}</bdi>
          </p>
        )}
        {website === null ? null : (
          <p className="profile-hero__website">
            <SafeLink href={website}>
              {website.replace(/^https:\/\//, '').replace(/\/$/, '')}
            </SafeLink>
          </p>
        )}
      </div>
      <Figures profile={profile} />
    </div>
  );
}

function Figures({
  profile: { points, questsDone, best, level, streak },
}: {
  profile: PublicProfile;
}) {
  const isRanked = points !== null || questsDone !== null;
  if (!isRanked && level === null && streak === null) return null;
  return (
    <dl className="profile-figures">
      {level === null ? null : (
        <Figure label="Level" where={level.server.name}>
          {inNumbers(level.level)}
        </Figure>
      )}
      {streak === null ? null : (
        <Figure label="Streak" note={`Best: ${counted(streak.best, 'day')}`}>
          {counted(streak.current, 'day')}
        </Figure>
      )}
      {isRanked ? (
        <>
          <Figure label="All-time points">{figure(points)}</Figure>
          <Figure label="Completed quests">{figure(questsDone)}</Figure>
          <Figure label="Best all-time rank" where={best?.server.name}>
            {best === null ? 'None yet' : `#${inNumbers(best.rank)}`}
          </Figure>
        </>
      ) : null}
    </dl>
  );
}

interface FigureProps {
  label: string;
  /** Name of the server the figure is from. */
  where?: string | undefined;
  note?: string;
  children: ReactNode;
}

const Figure = ({ label, where, note, children }: FigureProps) => (
  <div>
    <dt>{label}</dt>
    <dd className="profile-figures__value">{children}</dd>
    {where === undefined ? null : (
      <dd className="profile-figures__where">
        on <bdi translate="no">{where}</bdi>
      </dd>
    )}
    {note === undefined ? null : <dd className="profile-figures__where">{note}</dd>}
  </div>
);

const figure = (count: number | null) => (count === null ? '–' : inNumbers(count));
