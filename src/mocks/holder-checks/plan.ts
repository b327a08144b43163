import { isOn, textsAt } from '@/features/bot-modules/engine/read';
import type { GuildRow } from '../discord/rows';
import { giveRole, holdsRole, membersOf } from '../members/members';
import type { MemberRow } from '../members/rows';
import type { World } from '../world';
import { rolesInReach, type Book } from './book';
import type { HolderRule } from './holderRules';

/** A member, and roles by their ids. */
export interface Change {
  member: MemberRow;
  roleIds: string[];
}

/** What a rule would change on a server. */
export interface Plan {
  checked: number;
  qualify: number;
  gain: Change[];
  lose: Change[];
  /** Members of whom nobody can tell; they keep what they have. */
  unknown: MemberRow[];
  /** Roles a rule gave that another one in force gives as well: they stay, and are the other one's from then on. */
  handed: { member: MemberRow; roleId: string; to: HolderRule }[];
  /** Ids of roles the rule names and the bot may not give. */
  outOfReach: string[];
}

/** What a rule would do now, to everybody unless some are named: a dry run tells it, a run does it. */
export function planOf(
  world: World,
  guild: GuildRow,
  book: Book,
  rule: HolderRule,
  members: readonly MemberRow[] = membersOf(world, guild.id),
): Plan {
  const reach = rolesInReach(guild);
  const given = textsAt(rule.values, 'rewardRoles');
  const givers = otherGivers(book, rule);
  const plan: Plan = {
    checked: 0,
    qualify: 0,
    gain: [],
    lose: [],
    unknown: [],
    handed: [],
    outOfReach: given.filter((id) => !reach.has(id)),
  };
  for (const member of members) {
    const { qualifies } = book.of(rule, member.userId);
    plan.checked += 1;
    if (qualifies === null) plan.unknown.push(member);
    if (qualifies === true) {
      plan.qualify += 1;
      const roleIds = given.filter((id) => reach.has(id) && !holdsRole(member, id));
      if (roleIds.length > 0) plan.gain.push({ member, roleIds });
    }
    const lost = lostBy(member, rule, qualifies).filter((id) => reach.has(id));
    const kept = lost.flatMap((roleId) => keeperOf(book, givers.get(roleId) ?? [], member, roleId));
    plan.handed.push(...kept.flatMap(({ to, roleId }) => (to ? [{ member, roleId, to }] : [])));
    const roleIds = lost.filter((id) => !kept.some(({ roleId }) => roleId === id));
    if (roleIds.length > 0) plan.lose.push({ member, roleIds });
  }
  return plan;
}

/** The other rules in force, by the roles they give. */
function otherGivers({ rules }: Book, { id }: HolderRule): Map<string, HolderRule[]> {
  const givers = new Map<string, HolderRule[]>();
  for (const rule of rules) {
    if (rule.id === id || !rule.isOn) continue;
    for (const roleId of textsAt(rule.values, 'rewardRoles'))
      givers.set(roleId, [...(givers.get(roleId) ?? []), rule]);
  }
  return givers;
}

/** Roles that came from the rule and are not due any more: those it has ceased to give, or all that it gave. */
function lostBy({ roles }: MemberRow, { id, values }: HolderRule, qualifies: boolean | null) {
  if (!isOn(values, 'removeWhenLost')) return [];
  const given = textsAt(values, 'rewardRoles');
  return roles
    .filter(({ source, because }) => source === 'RULE' && because === id)
    .filter(({ roleId }) => qualifies === false || !given.includes(roleId))
    .map(({ roleId }) => roleId);
}

/** The other rule a role is kept by; `to` is null where it only may be: what is not known takes nothing. */
function keeperOf(
  book: Book,
  givers: readonly HolderRule[],
  { userId }: MemberRow,
  roleId: string,
): { roleId: string; to: HolderRule | null }[] {
  const verdicts = givers.map((rule) => ({ rule, ...book.of(rule, userId) }));
  const sure = verdicts.find(({ qualifies }) => qualifies === true);
  if (sure) return [{ roleId, to: sure.rule }];
  return verdicts.some(({ qualifies }) => qualifies === null) ? [{ roleId, to: null }] : [];
}

/** Gives and takes what the plan says. */
export function carryOut(world: World, plan: Plan, { id }: HolderRule): void {
  const at = world.clock.now();
  for (const { member, roleIds } of plan.gain)
    for (const roleId of roleIds) giveRole(member, { roleId, source: 'RULE', because: id, at });
  for (const { member, roleId, to } of plan.handed)
    for (const held of member.roles) if (held.roleId === roleId) held.because = to.id;
  for (const { member, roleIds } of plan.lose)
    member.roles = member.roles.filter(
      ({ roleId, because }) => because !== id || !roleIds.includes(roleId),
    );
}
