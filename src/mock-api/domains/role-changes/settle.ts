import { hashOf } from '../../store/hashed';
import type { GuildRow } from '../guilds/rows';
import { rolesInReach } from '../guilds/rolesInReach';
import { giveRole, holdsRole } from '../members/members';
import type { MemberRow } from '../members/rows';
import type { World } from '../../store/world';
import type { RoleChangeRow, RoleResultRow } from './rows';

/** Number of members that Discord processes per second. */
export const PACE = 25;
/** One in this many requests to Discord gets no answer. */
const LOST_ONE_IN = 80;

const SKIPPED = 'SKIPPED' as const;

/** Continues the running change of a server up to now. Synchronous, so two reads at the same time do nothing twice. */
export function settleRoleChanges(world: World, guild: GuildRow): void {
  const row = runningOn(world, guild.id);
  if (!row) return;
  const members = new Map(
    world.db.members
      .filter(({ serverId }) => serverId === guild.id)
      .map((member) => [member.userId, member]),
  );
  const due = Math.floor(((world.clock.now() - row.at) / 1000) * PACE);
  const { length: before } = row.results;
  for (const userId of row.members.slice(before, due)) {
    const at = row.at + ((row.results.length + 1) / PACE) * 1000;
    row.results.push(changeOne(guild, row, members.get(userId), { userId, at }));
  }
  if (row.results.length === row.members.length)
    row.endedAt = row.at + Math.ceil((row.members.length / PACE) * 1000);
  if (row.results.length !== before || row.endedAt !== null) world.changed();
}

/** The running change of a server; there is never more than one. */
export const runningOn = ({ db }: World, serverId: string): RoleChangeRow | undefined =>
  db.roleChanges.find((row) => row.serverId === serverId && row.endedAt === null);

function changeOne(
  guild: GuildRow,
  { id, roleId, action }: RoleChangeRow,
  member: MemberRow | undefined,
  { userId, at }: { userId: string; at: number },
): RoleResultRow {
  const told = (state: RoleResultRow['state'], why: string | null = null) => ({
    userId,
    state,
    why,
  });
  // The member may have changed since the preview.
  const skip = member ? skippedFor(member, roleId, action) : LEFT;
  if (skip !== null || !member) return told(SKIPPED, skip);
  if (!guild.roles.some((role) => role.id === roleId))
    return told('FAILED', 'The role was deleted on Discord.');
  if (!rolesInReach(guild).has(roleId))
    return told('FAILED', 'The bot’s role is now below this role.');
  if (hashOf(id, userId) % LOST_ONE_IN === 0)
    return told('FAILED', 'Discord didn’t answer in time. Nothing was changed.');
  if (action === 'GIVE') giveRole(member, { roleId, source: 'TEAM', because: id, at });
  else member.roles = member.roles.filter((held) => held.roleId !== roleId);
  return told('DONE');
}

const LEFT = 'Left the server.';

/** Why a member gets no change; null where there is one to make. */
export function skippedFor(
  member: MemberRow,
  roleId: string,
  action: RoleChangeRow['action'],
): string | null {
  if (member.leftAt !== null) return LEFT;
  const has = holdsRole(member, roleId);
  if (action === 'GIVE' && has) return 'Already has the role.';
  return action === 'TAKE' && !has ? 'Doesn’t have the role.' : null;
}
