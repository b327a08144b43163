import { RoleChips } from '@/features/server/memberships/RoleChips';
import { inNumbers } from '@/shared/format/numbers';
import { dayText } from '@/shared/format/times';
import { PersonPicture } from '@/shared/art/pictures';
import { Stat, Stats } from '@/shared/ui/Stat';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { MemberFlags } from './MemberFlags';
import type { MemberDetail } from './memberDetail';

const figure = (value: number | null) => (value === null ? '–' : inNumbers(value));

/** Who it is, and what there is of them on this server. */
export function MemberHead({
  detail: { member, discordId, renamedFrom },
}: {
  detail: MemberDetail;
}) {
  const { name, username, picture, roles, flags, joinedAt, leftAt, lastActiveAt } = member;
  return (
    <>
      {renamedFrom === null ? null : (
        <p className="notice" role="status">
          <bdi translate="no">@{renamedFrom}</bdi> is now called{' '}
          <bdi translate="no">@{username}</bdi>.
        </p>
      )}
      {leftAt === null ? null : (
        <p className="notice notice--warning">
          Left the server <TimeAgo at={leftAt} />. This page stays for your records.
        </p>
      )}
      <section className="panel member-head" aria-label="About">
        <PersonPicture src={picture} name={name} size={48} />
        <div>
          <p className="member-head__names">
            <span>
              {username === null ? 'Account deleted' : <bdi translate="no">@{username}</bdi>}
            </span>
            {discordId === null ? null : <small>Discord ID {discordId}</small>}
            {member.isMe ? <span className="badge tag">You</span> : null}
            {member.isHidden ? <span className="badge tag">Hidden from members</span> : null}
          </p>
          {roles.length === 0 ? <p>No roles</p> : <RoleChips roles={roles} label="Roles" />}
          <MemberFlags flags={flags} />
          <p className="member-head__since">
            {joinedAt === null ? null : <>Joined {dayText(Date.parse(joinedAt))}. </>}
            {lastActiveAt === null ? (
              'No activity yet.'
            ) : (
              <>
                Last active <TimeAgo at={lastActiveAt} />.
              </>
            )}
          </p>
        </div>
      </section>
      <Stats>
        <Stat label="Points" value={figure(member.points)} />
        <Stat label="Level" value={figure(member.level)} />
        <Stat label="Quests done" value={figure(member.quests)} />
        <Stat label="Messages, 30 days" value={figure(member.messages)} />
      </Stats>
    </>
  );
}
