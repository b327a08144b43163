import type { GuildRow } from '../guilds/rows';
import { rolesInReach } from '../guilds/rolesInReach';
import { giveRole, holdsRole, membersOf } from '../members/members';
import type { MemberRow } from '../members/rows';
import type { World } from '../../store/world';
import type { HoldProgram } from '../accrual-ledger/programs';
import type { AccrualRunRow } from '../accrual-ledger/rows';

/** Members who met a program's requirements when a run read their holdings. */
export const holdersIn = ({ lines }: AccrualRunRow): Set<string> =>
  new Set(lines.filter(({ streak }) => streak > 0).map(({ userId }) => userId));

/**
 * Gives a program's roles to members who held at the last snapshot, and takes them from other members. Takes only roles
 * that this program gave, and changes only roles the bot can manage. A program that no longer gives roles takes back
 * those it gave.
 *
 * @returns members who got a role
 */
export function settleHoldRoles(
  world: World,
  guild: GuildRow,
  { rule, values }: HoldProgram,
  run: AccrualRunRow,
): string[] {
  const reach = rolesInReach(guild);
  const wanted =
    values.rewardKind === 'ROLE' ? values.rewardRoles.filter((id) => reach.has(id)) : [];
  const holders = wanted.length === 0 ? new Set<string>() : holdersIn(run);
  const gained: string[] = [];
  for (const member of membersOf(world, guild.id)) {
    const isHolder = holders.has(member.userId);
    take(member, rule.id, (roleId) => reach.has(roleId) && !(isHolder && wanted.includes(roleId)));
    const missing = isHolder ? wanted.filter((id) => !holdsRole(member, id)) : [];
    for (const roleId of missing)
      giveRole(member, { roleId, source: 'RULE', because: rule.id, at: run.to });
    if (missing.length > 0) gained.push(member.userId);
  }
  return gained;
}

/** Takes from a member the roles that a program gave and that match `isMeant`. */
function take(member: MemberRow, ruleId: string, isMeant: (roleId: string) => boolean): void {
  member.roles = member.roles.filter(
    ({ source, because, roleId }) => source !== 'RULE' || because !== ruleId || !isMeant(roleId),
  );
}

/** Takes back all roles that a program gave, because it is over. */
export function endHoldRoles(
  world: World,
  guild: GuildRow,
  { rule }: Pick<HoldProgram, 'rule'>,
): void {
  const reach = rolesInReach(guild);
  for (const member of membersOf(world, guild.id)) {
    const before = member.roles.length;
    take(member, rule.id, (roleId) => reach.has(roleId));
    if (member.roles.length !== before) world.changed();
  }
}
