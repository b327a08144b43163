import { DAY } from '@/shared/time/durations';
import type { GuildRow } from '../guilds/rows';
import { membersOf } from '../members/members';
import type { MemberRow } from '../members/rows';
import { readHolderRule } from '../conditions/holders';
import type { Lamports } from '../conditions/holdingIndex';
import type { World } from '../../store/world';
import { checkQueue, type Check } from './checkQueue';
import { asksForSol, entitlementReader, lamportsFor } from './entitlements';
import { applyPlan } from './applyPlan';
import { changesSince } from './changesSince';
import { holderRulesAt, switchedOnRules, type HolderRule } from './holderRules';
import { markOf } from './mark';
import { checkAfter, checkFrom, checkInterval } from './checkTimes';
import { keptUntil, planOf } from './plan';
import type { HolderMarkRow } from './rows';

/** How long a log entry waits for the next read of the post history, ms. */
const LOGS_KEPT = 30 * DAY;
/** For rules with prices, at most this many missed checks cover all members. */
const MOST_PRICED = 48;

/**
 * Carries out the checks of holder rules that came due on a server since the last read, in the order of time, each
 * once. Of several missed checks only those are made that could change something.
 */
export async function settleHolderChecks(world: World, guild: GuildRow): Promise<void> {
  const rules = switchedOnRules(world, guild);
  const mark = markOf(world, guild);
  const now = world.clock.now();
  if (!isDue(world, guild, mark, { rules, now })) {
    mark.until = now;
    return;
  }
  const lamports = asksForSol(rules) ? await lamportsFor({ world, guild }, rules) : undefined;
  // Another request may have finished while this one waited for the network.
  if (markOf(world, guild).until < now) checkUpTo(world, guild, now, lamports);
}

function isDue(
  world: World,
  guild: GuildRow,
  { until, startedAt }: HolderMarkRow,
  { rules, now }: { rules: readonly HolderRule[]; now: number },
): boolean {
  if (rules.some((rule) => checkAfter(until, checkInterval(rule), startedAt) <= now)) return true;
  if (rules.every(({ values }) => values.graceHours === 0)) return false;
  return membersOf(world, guild.id)
    .filter(({ roles }) => roles.some(({ lostAt }) => lostAt !== undefined))
    .some((member) => rules.some((rule) => graceEndOf(rule, member, until) <= now));
}

function checkUpTo(
  world: World,
  guild: GuildRow,
  to: number,
  lamports: Lamports | undefined,
): void {
  const mark = markOf(world, guild);
  const rulesAt = holderRulesAt(world, guild);
  const reader = entitlementReader(world, guild, { lamports });
  const members = membersOf(world, guild.id);
  const agenda = checkQueue(dueChecks(world, guild, mark, { to, members }), to);
  for (let due = agenda.next(); due !== null; due = agenda.next()) {
    const { at, checks } = due;
    const rules = rulesAt(at);
    const entitlements = reader.at(at, rules);
    const isThere = ({ joinedAt }: MemberRow) => joinedAt <= at;
    for (const rule of rules) {
      const who = checks.get(rule.id);
      if (!who || !rule.isOn) continue;
      const plan = planOf(world, guild, entitlements, rule, {
        members: (who === 'ALL' ? members : [...who]).filter(isThere),
        waits: true,
      });
      applyPlan(world, guild, entitlements, rule, plan);
      for (const { member, until } of plan.waiting)
        agenda.add({ at: until, ruleId: rule.id, who: [member] });
    }
  }
  mark.until = to;
  // Drops old entries: those of deleted rules are never posted.
  world.db.roleLogs = world.db.roleLogs.filter(({ at }) => at > to - LOGS_KEPT);
  world.changed();
}

interface Window {
  to: number;
  members: readonly MemberRow[];
}

/**
 * The checks that could change something. The first one due covers all members. Later ones cover members who have
 * joined, linked or bought something, or held it long enough, and all members again where prices count.
 */
function dueChecks(
  world: World,
  guild: GuildRow,
  { until, startedAt }: HolderMarkRow,
  { to, members }: Window,
): Check[] {
  const rules = switchedOnRules(world, guild);
  const first = (rule: HolderRule) => checkAfter(until, checkInterval(rule), startedAt);
  const from = (at: number, rule: HolderRule) => checkFrom(at, checkInterval(rule), startedAt);
  const again = rules.filter((rule) => first(rule) + checkInterval(rule) <= to);
  const starts = startsOf(world, guild).filter((at) => at > until);
  const isPriced = rules.some((rule) =>
    readHolderRule(rule).wanted.some(({ isInDollars }) => isInDollars),
  );
  const changes = again.length === 0 ? [] : changesSince(world, rules, members, until);
  const checkAll =
    ({ id }: HolderRule) =>
    (at: number): Check => ({ at, ruleId: id, who: 'ALL' });
  return [
    ...rules.flatMap((rule) => graceEnds(rule, members, until)),
    ...rules.map((rule) => checkAll(rule)(first(rule))),
    ...again.flatMap((rule) => starts.map((at) => checkAll(rule)(from(at, rule)))),
    ...again.flatMap((rule) =>
      isPriced ? latest(first(rule), from(to + 1, rule), rule).map(checkAll(rule)) : [],
    ),
    ...again.flatMap((rule) =>
      changes.map(({ member, at }): Check => ({
        at: from(at, rule),
        ruleId: rule.id,
        who: [member],
      })),
    ),
  ];
}

/** When orders of a server were enabled. */
const startsOf = ({ db }: World, { id }: GuildRow): number[] =>
  db.orders.flatMap(({ serverId, enabledAt }) =>
    serverId === id && enabledAt !== null ? enabledAt : [],
  );

/** A rule's latest checks after one moment and before another, newest first. */
function latest(after: number, before: number, rule: HolderRule): number[] {
  const step = checkInterval(rule);
  const count = Math.min(MOST_PRICED, (before - after) / step - 1);
  return Array.from({ length: count }, (_, back) => before - (back + 1) * step);
}

/** Checks at the ends of grace periods, when members lose roles. */
const graceEnds = (rule: HolderRule, members: readonly MemberRow[], after: number): Check[] =>
  members.flatMap((member) => {
    const at = graceEndOf(rule, member, after);
    return Number.isFinite(at) ? [{ at, ruleId: rule.id, who: [member] }] : [];
  });

/** The first end of a member's grace period for a rule after a moment; Infinity where there is none. */
const graceEndOf = (rule: HolderRule, { roles }: MemberRow, after: number): number =>
  Math.min(
    ...roles
      .filter(({ source, because }) => source === 'RULE' && because === rule.id)
      .map((role) => keptUntil(rule, role) ?? Infinity)
      .filter((at) => at > after),
  );
