import { HOUR } from '@/shared/time/durations';
import type { GuildRow } from '../guilds/rows';
import { holdsRole, membersOf } from '../members/members';
import type { HeldRole, MemberRow } from '../members/rows';
import type { World } from '../../store/world';
import type { Entitlements } from './entitlements';
import type { HolderRule } from './holderRules';
import { rolesInReach } from '../guilds/rolesInReach';

/** A member, and ids of roles. */
export interface Change {
  member: MemberRow;
  roleIds: string[];
}

/** Lost roles that are taken when their rule's grace period ends. */
export interface Waiting extends Change {
  /** ms since 1970. */
  until: number;
}

/** Changes that a rule makes on a server. */
export interface Plan {
  checked: number;
  qualify: number;
  gain: Change[];
  lose: Change[];
  waiting: Waiting[];
  /** Lost roles that the member qualified for again before they were taken. */
  regained: HeldRole[];
  /** Members whose result is unknown; they keep their roles. */
  unknown: MemberRow[];
  /** Roles that another active rule gives too: they stay, and belong to the other rule from then on. */
  handed: { member: MemberRow; role: HeldRole; to: HolderRule }[];
  /** Ids of the rule's roles that the bot cannot manage. */
  outOfReach: string[];
}

interface PlanOptions {
  /** Defaults to all members of the server. */
  members?: readonly MemberRow[];
  /** Whether to take roles only after the rule's grace period. */
  waits?: boolean;
}

/**
 * The changes a rule makes at the moment of the entitlements. A preview shows them; a run and a check carry them out.
 */
export function planOf(
  world: World,
  guild: GuildRow,
  entitlements: Entitlements,
  rule: HolderRule,
  { members = membersOf(world, guild.id), waits = false }: PlanOptions = {},
): Plan {
  const reach = rolesInReach(guild);
  const given = rule.values.rewardRoles;
  const givers = otherGivers(entitlements, rule);
  const plan: Plan = {
    checked: 0,
    qualify: 0,
    gain: [],
    lose: [],
    waiting: [],
    regained: [],
    unknown: [],
    handed: [],
    outOfReach: given.filter((id) => !reach.has(id)),
  };
  for (const member of members) {
    const { qualifies } = entitlements.of(rule, member.userId);
    plan.checked += 1;
    if (qualifies === null) plan.unknown.push(member);
    if (qualifies === true) {
      plan.qualify += 1;
      const roleIds = given.filter((id) => reach.has(id) && !holdsRole(member, id));
      if (roleIds.length > 0) plan.gain.push({ member, roleIds });
    }
    const lost = lostBy(member, rule, qualifies);
    if (qualifies !== null) plan.regained.push(...waitingBy(member, rule, lost));
    planLosses(plan, entitlements, rule, {
      member,
      lost: lost.filter(({ roleId }) => reach.has(roleId)),
      givers,
      waits,
    });
  }
  return plan;
}

interface Losses {
  member: MemberRow;
  lost: readonly HeldRole[];
  givers: ReadonlyMap<string, HolderRule[]>;
  waits: boolean;
}

/** Hands lost roles over to other rules, schedules them, or takes them. */
function planLosses(
  plan: Plan,
  entitlements: Entitlements,
  rule: HolderRule,
  { member, lost, givers, waits }: Losses,
): void {
  const lose: string[] = [];
  const waiting = new Map<number, string[]>();
  for (const role of lost) {
    const keeper = keeperOf(entitlements, givers.get(role.roleId) ?? [], member);
    const until = waits
      ? keptUntil(rule, { ...role, lostAt: role.lostAt ?? entitlements.at })
      : null;
    if (keeper === 'PERHAPS') continue;
    if (keeper !== null) plan.handed.push({ member, role, to: keeper });
    else if (until !== null && until > entitlements.at)
      waiting.set(until, [...(waiting.get(until) ?? []), role.roleId]);
    else lose.push(role.roleId);
  }
  if (lose.length > 0) plan.lose.push({ member, roleIds: lose });
  for (const [until, roleIds] of waiting) plan.waiting.push({ member, roleIds, until });
}

/** When a lost role is taken, ms since 1970; null while the member qualifies for it, or if the rule takes no roles. */
export function keptUntil({ values }: HolderRule, { lostAt }: HeldRole): number | null {
  if (lostAt === undefined || !values.removeWhenLost) return null;
  return lostAt + values.graceHours * HOUR;
}

/** The other active rules, by the roles they give. */
function otherGivers({ rules }: Entitlements, { id }: HolderRule): Map<string, HolderRule[]> {
  const givers = new Map<string, HolderRule[]>();
  for (const rule of rules) {
    if (rule.id === id || !rule.isOn) continue;
    for (const roleId of rule.values.rewardRoles)
      givers.set(roleId, [...(givers.get(roleId) ?? []), rule]);
  }
  return givers;
}

/** Roles that a rule gave to a member, never roles from another source. */
const rolesBy = ({ roles }: MemberRow, { id }: HolderRule): HeldRole[] =>
  roles.filter(({ source, because }) => source === 'RULE' && because === id);

/** Roles of the rule that the member lost: those it no longer gives, or all if the member does not qualify. */
function lostBy(member: MemberRow, rule: HolderRule, qualifies: boolean | null): HeldRole[] {
  if (!rule.values.removeWhenLost) return [];
  const given = rule.values.rewardRoles;
  return rolesBy(member, rule).filter(
    ({ roleId }) => qualifies === false || !given.includes(roleId),
  );
}

/** Roles of the rule scheduled to be taken, but no longer lost. */
const waitingBy = (member: MemberRow, rule: HolderRule, lost: readonly HeldRole[]): HeldRole[] =>
  rolesBy(member, rule).filter((role) => role.lostAt !== undefined && !lost.includes(role));

/** The other rule that gives a lost role, or PERHAPS where its result is unknown: unknown results take no role. */
function keeperOf(
  entitlements: Entitlements,
  givers: readonly HolderRule[],
  { userId }: MemberRow,
): HolderRule | 'PERHAPS' | null {
  const verdicts = givers.map((rule) => ({ rule, ...entitlements.of(rule, userId) }));
  const sure = verdicts.find(({ qualifies }) => qualifies === true);
  if (sure) return sure.rule;
  return verdicts.some(({ qualifies }) => qualifies === null) ? 'PERHAPS' : null;
}
