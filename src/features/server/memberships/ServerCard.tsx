import { useId } from 'react';
import { Link } from 'react-router-dom';
import { sectionNames, isSection } from '@/features/earning/points/pointsWords';
import { inNumbers } from '@/shared/format/numbers';
import { counted } from '@/shared/text/language';
import { ServerPicture } from '@/shared/art/pictures';
import type { Membership } from './membership';
import { boardPath, serverPath } from './paths';
import { PinButton } from './PinButton';
import { RoleChips } from './RoleChips';

const ROLES_SHOWN = 3;

/** A server in a list: what there is, what one has there, and what waits. */
export function ServerCard({ membership }: { membership: Membership }) {
  const { server, members, sections, isMember, openQuests, isPinned, roles } = membership;
  const titleId = useId();
  return (
    <li className="panel membership-card" aria-labelledby={titleId}>
      <div className="membership-card__head">
        <ServerPicture src={server.icon} name={server.name} size={48} />
        <div>
          <h2 id={titleId}>
            <Link className="membership-card__link" to={serverPath(server.slug)}>
              <bdi translate="no">{server.name}</bdi>
            </Link>
          </h2>
          <p className="membership-card__members">
            {members === null ? 'On Discord' : counted(members, 'member')}
          </p>
        </div>
        {isMember ? <PinButton slug={server.slug} name={server.name} isPinned={isPinned} /> : null}
      </div>
      <RoleChips roles={roles} most={ROLES_SHOWN} />
      {isMember ? <Own membership={membership} /> : null}
      <p className="membership-card__ways">
        {sections.filter(isSection).length === 0
          ? 'No ways to earn yet'
          : sections
              .filter(isSection)
              .map((section) => sectionNames[section])
              .join(' · ')}
      </p>
      {openQuests === null || openQuests === 0 ? null : (
        <p className="membership-card__waits">
          <Link
            className="tall-link"
            to={isMember ? boardPath(server.slug) : serverPath(server.slug)}
          >
            {counted(openQuests, 'open quest')}
          </Link>
          <Claimable membership={membership} />
        </p>
      )}
      {openQuests === 0 ? <Claimable membership={membership} isAlone /> : null}
    </li>
  );
}

function Own({ membership: { points, rank } }: { membership: Membership }) {
  return (
    <dl className="membership-card__own">
      <div>
        <dt>Points</dt>
        <dd>{points === null ? '–' : inNumbers(points)}</dd>
      </div>
      <div>
        <dt>Rank</dt>
        <dd>{rank === null ? 'None yet' : inNumbers(rank)}</dd>
      </div>
    </dl>
  );
}

interface ClaimableProps {
  membership: Membership;
  isAlone?: boolean;
}

/** Rewards that wait, with the way to them. */
function Claimable({ membership: { claimable, server }, isAlone = false }: ClaimableProps) {
  if (claimable === null || claimable === 0) return null;
  const link = (
    <Link className="membership-card__claim" to={boardPath(server.slug)}>
      {counted(claimable, 'reward')} to claim
    </Link>
  );
  return isAlone ? <p className="membership-card__waits">{link}</p> : link;
}
