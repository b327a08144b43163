import { isOn, itemsAt, numberAt, textAt, textsAt } from '@/features/bot-modules/engine/read';
import { ONE, times, unitsOf } from '@/features/bot-modules/fields/decimal';
import type { Values } from '@/features/bot-modules/fields/field';
import { payoutOf } from '@/features/bot-modules/modules/hold-to-earn/payout';

const DAY = 86_400_000;
const MATCH_ANYONE = 1;

/** So much of an asset in one wallet. */
export interface Held {
  /** Billionths. */
  amount: bigint;
  /** Held since, ms since 1970. */
  since: number;
  /** Counted from here: a wallet that was linked later is known from then on. */
  knownSince: number;
}

/** What is known of somebody when a period of a program is paid. */
export interface HoldFacts {
  /** Begin of the period, ms since 1970. */
  from: number;
  /** When holdings are looked at. */
  at: number;
  /** What they held then; null without a wallet. */
  held: ((asset: string) => readonly Held[]) | null;
  roles: ReadonlySet<string>;
  /** Periods in a row that were paid before. */
  streak: number;
}

/** Why somebody gets nothing. */
export type HoldReason = 'NO_POINTS' | 'NO_WALLET' | 'NO_ROLE' | 'TOO_SHORT' | 'NOT_HELD';

/** What somebody would be paid. */
export interface HoldPay {
  units: number;
  multiplier: number;
  /** Whole points. */
  points: number;
  reason: HoldReason | null;
}

/** Points are whole: what is less than one is dropped (decision 81). */
export const wholePoints = (units: bigint): number => Number(units / ONE);

const nothing = (reason: HoldReason): HoldPay => ({ units: 0, multiplier: 1, points: 0, reason });

/** The mint or collection an asset of a program stands for. */
export const assetOf = (asset: Values): string =>
  textAt(asset, textAt(asset, 'kind') === 'TOKEN' ? 'mint' : 'collection');

/** How many units so much of an asset is; less than a whole one does not count. */
function unitsIn(asset: Values, amount: bigint): number {
  const each = textAt(asset, 'kind') === 'TOKEN' ? unitsOf(asset['perUnit']) : ONE;
  return each === null || each === 0n ? 0 : Number(amount / each);
}

interface Count {
  units: number;
  /** With what is not held for long enough. */
  all: number;
  least: number;
  /** The part of the period it was held for, 0 to 1. */
  share: number;
}

function countOf(values: Values, asset: Values, { from, at, held }: HoldFacts): Count {
  const rows = held?.(assetOf(asset)) ?? [];
  const latest = at - numberAt(values, 'minHoldDays') * DAY;
  const counting = rows.filter(({ since }) => since <= latest);
  const sum = (each: readonly Held[]) => each.reduce((all, { amount }) => all + amount, 0n);
  const isWeighted = textAt(values, 'verification') === 'TIME_WEIGHTED';
  return {
    units: unitsIn(asset, sum(counting)),
    all: unitsIn(asset, sum(rows)),
    least: numberAt(asset, 'least', 1),
    share: isWeighted ? shareOf(counting, from, at) : 1,
  };
}

/** The part of a period that holdings were there for, by how much of each there is. */
function shareOf(rows: readonly Held[], from: number, at: number): number {
  const total = rows.reduce((all, { amount }) => all + Number(amount), 0);
  if (total === 0 || at <= from) return 0;
  const held = rows.reduce(
    (all, { amount, knownSince }) =>
      all + (Number(amount) * (at - Math.max(from, Math.min(at, knownSince)))) / (at - from),
    0,
  );
  return Math.min(1, held / total);
}

/** The highest bonus of their roles, times what periods in a row add (decision 81). */
export function holdMultiplier(
  values: Values,
  { roles, streak }: Pick<HoldFacts, 'roles' | 'streak'>,
): number {
  const fitting = itemsAt(values, 'roleBonuses').filter((bonus) =>
    textsAt(bonus, 'roles').some((id) => roles.has(id)),
  );
  const ofRoles = Math.max(...fitting.map((bonus) => numberAt(bonus, 'multiplier', 1)));
  const percent = isOn(values, 'hasStreak')
    ? Math.min(streak, numberAt(values, 'streakMost')) * numberAt(values, 'streakPercent')
    : 0;
  return (fitting.length === 0 ? 1 : ofRoles) * (1 + percent / 100);
}

/**
 * What a period of a hold-to-earn program pays somebody, before its budget. The payout, the estimate and what
 * members are told are all of it.
 */
export function payHold(values: Values, facts: HoldFacts): HoldPay {
  if (textAt(values, 'rewardKind') !== 'POINTS') return nothing('NO_POINTS');
  if (facts.held === null) return nothing('NO_WALLET');
  const required = textsAt(values, 'requiredRoles');
  if (required.length > 0 && !required.some((id) => facts.roles.has(id))) return nothing('NO_ROLE');
  const counts = itemsAt(values, 'assets').map((asset) => countOf(values, asset, facts));
  const met = counts.filter(({ units, least }) => units >= least);
  const needed = numberAt(values, 'match') === MATCH_ANYONE ? 1 : Math.max(1, counts.length);
  if (met.length < needed) {
    const later = counts.filter(({ all, least }) => all >= least);
    return nothing(later.length < needed ? 'NOT_HELD' : 'TOO_SHORT');
  }
  const groups = textAt(values, 'aggregate') === 'PER_ASSET' ? met.map((each) => [each]) : [met];
  const multiplier = holdMultiplier(values, facts);
  const earned = groups.reduce((sum, group) => sum + payGroup(values, group, multiplier), 0n);
  return {
    units: met.reduce((sum, { units }) => sum + units, 0),
    multiplier,
    points: wholePoints(earned),
    reason: null,
  };
}

/** What units that count together earn, within the limit for one member, bonuses included. */
function payGroup(values: Values, group: readonly Count[], multiplier: number): bigint {
  const units = group.reduce((sum, each) => sum + each.units, 0);
  const share =
    units === 0 ? 0 : group.reduce((sum, each) => sum + each.units * each.share, 0) / units;
  const earned = times(times(payoutOf(values, units), multiplier), share);
  const cap = isOn(values, 'hasCap') ? unitsOf(values['cap']) : null;
  return cap !== null && earned > cap ? cap : earned;
}
