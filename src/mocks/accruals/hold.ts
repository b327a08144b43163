import { itemsAt, numberAt, textAt, textsAt } from '@/features/bot-modules/engine/read';
import { ONE } from '@/features/bot-modules/fields/decimal';
import type { Values } from '@/features/bot-modules/fields/field';
import { countOf, type Count, type HoldFacts } from './holdCount';
import {
  boostMultiplier,
  holdParts,
  noParts,
  payGroup,
  roleMultiplier,
  streakMultiplier,
  type HoldPart,
} from './holdParts';
import { MILLION } from './holdPieces';

const MATCH_ANYONE = 1;

/** Why somebody gets nothing. */
export type HoldReason =
  | 'NO_POINTS'
  | 'NO_WALLET'
  | 'NO_ROLE'
  | 'TOO_SHORT'
  | 'NOT_HELD'
  | 'LISTED';

/** What somebody would be paid. */
export interface HoldPay {
  units: number;
  /** Units left out for being on sale. */
  leftOut: number;
  /** What all bonuses make of it together. */
  multiplier: number;
  /** Base units, 10^9 to one, each what it adds or takes away; their sum is what is earned. */
  parts: Readonly<Record<HoldPart, bigint>>;
  /** Whole points. */
  points: number;
  reason: HoldReason | null;
}

/** Points are whole: what is less than one is dropped (decision 81). */
export const wholePoints = (units: bigint): number => Number(units / ONE);

const nothing = (reason: HoldReason): HoldPay => ({
  units: 0,
  leftOut: 0,
  multiplier: 1,
  parts: noParts(),
  points: 0,
  reason,
});

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
  if (met.length < needed) return nothing(whyTooFew(counts, needed));
  const groups = textAt(values, 'aggregate') === 'PER_ASSET' ? met.map((each) => [each]) : [met];
  const parts = noParts();
  for (const group of groups) {
    const paid = payGroup(values, group, facts);
    for (const part of holdParts) parts[part] += paid[part];
  }
  const units = met.reduce((sum, each) => sum + each.units, 0);
  const both = met.reduce((sum, each) => sum + each.both, 0n);
  const ofPieces = units === 0 ? 1 : Number(both / BigInt(units) / MILLION) / Number(MILLION);
  return {
    units,
    leftOut: counts.reduce((sum, { leftOut }) => sum + leftOut, 0),
    multiplier:
      ofPieces *
      roleMultiplier(values, facts.roles) *
      streakMultiplier(values, facts.streak) *
      boostMultiplier(values, facts.done),
    parts,
    points: wholePoints(holdParts.reduce((sum, part) => sum + parts[part], 0n)),
    reason: null,
  };
}

/** Why what is held is not enough: it would be later, or if nothing of it were on sale. */
function whyTooFew(counts: readonly Count[], needed: number): HoldReason {
  const isEnough = (amountOf: (count: Count) => number) =>
    counts.filter((count) => amountOf(count) >= count.least).length >= needed;
  if (isEnough(({ all }) => all)) return 'TOO_SHORT';
  return isEnough(({ units, leftOut }) => units + leftOut) ? 'LISTED' : 'NOT_HELD';
}
