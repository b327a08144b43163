import { Link } from 'react-router-dom';
import { BadgeArt } from '@/features/earning/badges/BadgeArt';
import type { DirectoryPerson } from '@/features/identity/profiles/directory';
import { MemberBanner } from '@/shared/art/MemberBanner';
import { PersonPicture, ServerPicture } from '@/shared/art/pictures';
import { pointsInWords } from '@/features/earning/claims/claimWords';
import { inNumbers } from '@/shared/format/numbers';

/** Most server icons that fit in one line. */
const MOST_ICONS = 5;

/** A member in the directory. The whole card is a link. The username distinguishes members with the same name. */
export function PersonCard({ person }: { person: DirectoryPerson }) {
  const { name, username, picture, banner, isMe, servers, badges } = person;
  const facts = factsOf(person);
  return (
    <li className="panel person-card">
      <MemberBanner src={banner} name={username} className="person-card__banner" />
      <PersonPicture src={picture} name={name} size={48} />
      <p className="person-card__name">
        <Link className="person-card__link" to={`/dashboard/user/${encodeURIComponent(username)}`}>
          <bdi translate="no">{name}</bdi>
        </Link>
        {isMe ? <span className="badge tag">You</span> : null}
      </p>
      <p className="person-card__handle" translate="no">
        @{username}
      </p>
      {facts.length === 0 ? null : <p className="person-card__facts">{facts.join(' · ')}</p>}
      {badges.length === 0 ? null : (
        <ul className="person-card__badges" aria-label="Badges">
          {badges.map((badge) => (
            <li key={badge.id} title={badge.name}>
              <BadgeArt art={badge.art} tone={badge.tone} size={32} name={badge.name} />
            </li>
          ))}
        </ul>
      )}
      {servers.length === 0 ? null : (
        <ul className="person-card__servers" aria-label="Mutual servers">
          {servers.slice(0, MOST_ICONS).map((server) => (
            <li key={server.id} title={server.name}>
              <ServerPicture src={server.icon} name={server.name} size={22} />
              <span className="visually-hidden">{server.name}</span>
            </li>
          ))}
          {servers.length > MOST_ICONS ? <li>+{servers.length - MOST_ICONS}</li> : null}
        </ul>
      )}
    </li>
  );
}

const factsOf = ({ level, points }: DirectoryPerson): string[] => [
  ...(level === null ? [] : [`Level ${inNumbers(level)}`]),
  ...(points === null || points === 0 ? [] : [pointsInWords(points)]),
];
