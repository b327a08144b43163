import { times, unitsOf } from '@/features/modules/common-fields/decimal';
import type { Program } from '@/features/modules/definitions/hold-to-earn/fields';
import { payoutOf } from '@/features/modules/definitions/hold-to-earn/payout';
import type { Count, HoldDone, HoldFacts } from './holdCount';
import { MILLION, multiplierOf } from './holdPieces';

/** What the amount of a period is made of, in this order. */
export const holdParts = [
  'UNITS',
  'TRAITS',
  'RANKS',
  'ROLES',
  'STREAK',
  'BOOST',
  'TIME',
  'LIMIT',
] as const;
export type HoldPart = (typeof holdParts)[number];

/** Each part, as nothing is earned. */
export const noParts = (): Record<HoldPart, bigint> => ({
  UNITS: 0n,
  TRAITS: 0n,
  RANKS: 0n,
  ROLES: 0n,
  STREAK: 0n,
  BOOST: 0n,
  TIME: 0n,
  LIMIT: 0n,
});

/** The highest bonus of their roles (docs/product/earning-programs.md). */
export function roleMultiplier({ roleBonuses }: Program, roles: ReadonlySet<string>): number {
  const fitting = roleBonuses.filter((bonus) => bonus.roles.some((id) => roles.has(id)));
  return fitting.length === 0 ? 1 : Math.max(...fitting.map(multiplierOf));
}

/** What periods in a row make of it (docs/product/earning-programs.md). */
export function streakMultiplier(
  { hasStreak, streakMost, streakPercent }: Program,
  streak: number,
): number {
  const percent = hasStreak ? Math.min(streak, streakMost) * streakPercent : 0;
  return 1 + percent / 100;
}

/** What boosters make of it: a percent for each thing done in the period, up to the form's, added up. */
export function boostMultiplier(
  { chatBooster, tweetBooster, reactionBooster }: Program,
  done: HoldDone | undefined,
): number {
  if (done === undefined) return 1;
  const percent =
    Math.min(done.chat, chatBooster) +
    Math.min(done.tweet, tweetBooster) +
    Math.min(done.reaction, reactionBooster);
  return 1 + percent / 100;
}

/** What units that count together earn, step by step, within the limit for one member, bonuses included. */
export function payGroup(
  values: Program,
  group: readonly Count[],
  { roles, streak, done }: HoldFacts,
): Record<HoldPart, bigint> {
  const parts = noParts();
  const units = group.reduce((sum, each) => sum + each.units, 0);
  if (units === 0) return parts;
  const all = BigInt(units);
  const sum = (of: (count: Count) => bigint) => group.reduce((total, each) => total + of(each), 0n);
  const base = payoutOf(values, units);
  const withTraits = (base * sum(({ traits }) => traits)) / (all * MILLION);
  const withRanks = (base * sum(({ both }) => both)) / (all * MILLION * MILLION);
  const role = roleMultiplier(values, roles);
  const withRoles = times(withRanks, role);
  const withStreak = times(withRanks, role * streakMultiplier(values, streak));
  const withBoost = times(withStreak, boostMultiplier(values, done));
  const share = sum((count) => BigInt(count.units) * count.share);
  const inTime = (withBoost * share) / (all * MILLION);
  const cap = values.hasCap ? unitsOf(values.cap) : null;
  const earned = cap !== null && inTime > cap ? cap : inTime;
  return {
    UNITS: base,
    TRAITS: withTraits - base,
    RANKS: withRanks - withTraits,
    ROLES: withRoles - withRanks,
    STREAK: withStreak - withRoles,
    BOOST: withBoost - withStreak,
    TIME: inTime - withBoost,
    LIMIT: earned - inTime,
  };
}
