import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { sectionNames, isSection } from '@/features/earning/points/pointsWords';
import { rankText } from '@/shared/format/rankText';
import { inNumbers } from '@/shared/format/numbers';
import { counted } from '@/shared/text/language';
import { ServerPicture } from '@/shared/art/pictures';
import { RewardChips } from '@/features/earning/quests/Rewards';
import { JoinLink } from './JoinServer';
import { JoinWatch } from './JoinWatch';
import type { Membership } from './membership';
import { boardPath, serverPath } from './paths';
import { PinButton } from './PinButton';
import { RoleChips } from './RoleChips';

const ROLES_SHOWN = 3;

/** A server in a list. */
export function ServerCard({ membership }: { membership: Membership }) {
  const { server, members, isMember, isPinned } = membership;
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
      {isMember ? <Joined membership={membership} /> : <Offer membership={membership} />}
    </li>
  );
}

/** What there is to earn on a server one isn't on, and the way in. */
function Offer({ membership }: { membership: Membership }) {
  const { server, inviteUrl, openQuests, rewards, sections } = membership;
  const [wasOpened, setOpened] = useState(false);
  const ways = sections.filter(isSection).map((section) => sectionNames[section]);
  return (
    <>
      {openQuests === null || openQuests === 0 ? (
        <p className="membership-card__ways">
          {ways.length === 0 ? 'Nothing to earn right now' : ways.join(' · ')}
        </p>
      ) : (
        <>
          <p className="membership-card__offer">
            <strong>{counted(openQuests, 'open quest')}</strong>
            {rewards.length === 0 ? null : <span>You can earn up to</span>}
          </p>
          <RewardChips rewards={rewards} />
        </>
      )}
      <p className="membership-card__waits membership-card__join">
        <JoinLink
          className="btn btn-outline-secondary"
          inviteUrl={inviteUrl}
          name={server.name}
          onOpen={() => setOpened(true)}
          isShort
        />
      </p>
      {wasOpened ? <JoinWatch slug={server.slug} name={server.name} /> : null}
    </>
  );
}

/** What one has on a server, and what waits. */
function Joined({ membership }: { membership: Membership }) {
  const { server, sections, openQuests, roles } = membership;
  return (
    <>
      <RoleChips roles={roles} most={ROLES_SHOWN} />
      <Own membership={membership} />
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
          <Link className="tall-link" to={boardPath(server.slug)}>
            {counted(openQuests, 'open quest')}
          </Link>
          <Claimable membership={membership} />
        </p>
      )}
      {openQuests === 0 ? <Claimable membership={membership} isAlone /> : null}
    </>
  );
}

function Own({ membership: { points, rank, ranked } }: { membership: Membership }) {
  return (
    <dl className="membership-card__own">
      <div>
        <dt>All-time points</dt>
        <dd>{points === null ? '–' : inNumbers(points)}</dd>
      </div>
      <div>
        <dt>All-time rank</dt>
        <dd>{rank === null ? 'None yet' : rankText(rank, ranked)}</dd>
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
