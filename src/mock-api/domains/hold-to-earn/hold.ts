import type { Program } from '@/features/modules/definitions/hold-to-earn/fields';
import { isPaid } from '@/features/modules/definitions/hold-to-earn/rewardFields';
import { currencyOf, inBaseUnits } from '../accrual-ledger/currency';
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

/** Why a member is paid nothing. */
export type HoldReason =
  /** The decimals of the paid token are unknown. */
  'NO_TOKEN' | 'NO_WALLET' | 'NO_ROLE' | 'TOO_SHORT' | 'NOT_HELD' | 'LISTED';

/** A member's pay for a period. */
export interface HoldPay {
  units: number;
  /** Units not counted because they are listed or staked. */
  leftOut: number;
  /** Product of all bonuses. */
  multiplier: number;
  /** Billionths, as positive or negative amounts; their sum is the pay. */
  parts: Readonly<Record<HoldPart, bigint>>;
  /** Base units of the program's currency (`currencyOf`); 0 where it gives a role or a multiplier. */
  amount: bigint;
  /** Whole points; 0 where it pays another currency. */
  points: number;
  reason: HoldReason | null;
}

const nothing = (reason: HoldReason): HoldPay => ({
  units: 0,
  leftOut: 0,
  multiplier: 1,
  parts: noParts(),
  amount: 0n,
  points: 0,
  reason,
});

/**
 * A member's pay for a period of a hold-to-earn program, before its budget. Payouts, estimates and the members' page
 * all use it. A program that gives a role or a multiplier pays no amount: members without a `reason` get it.
 */
export function payHold(values: Program, facts: HoldFacts): HoldPay {
  const currency = currencyOf(values);
  if (isPaid.holds(values) && currency === null) return nothing('NO_TOKEN');
  if (facts.held === null) return nothing('NO_WALLET');
  const required = values.requiredRoles;
  if (required.length > 0 && !required.some((id) => facts.roles.has(id))) return nothing('NO_ROLE');
  const counts = values.assets.map((asset) => countOf(values, asset, facts));
  const met = counts.filter(({ units, least }) => units >= least);
  const needed = values.match === MATCH_ANYONE ? 1 : Math.max(1, counts.length);
  if (met.length < needed) return nothing(whyTooFew(counts, needed));
  const groups = values.aggregate === 'PER_ASSET' ? met.map((each) => [each]) : [met];
  const parts = noParts();
  for (const group of currency === null ? [] : groups) {
    const paid = payGroup(values, group, facts);
    for (const part of holdParts) parts[part] += paid[part];
  }
  const units = met.reduce((sum, each) => sum + each.units, 0);
  const both = met.reduce((sum, each) => sum + each.both, 0n);
  const earned = holdParts.reduce((sum, part) => sum + parts[part], 0n);
  const amount = currency === null ? 0n : inBaseUnits(earned, currency);
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
    amount,
    points: currency?.mint === undefined ? Number(amount) : 0,
    reason: null,
  };
}

/**
 * Why the holdings are not enough: TOO_SHORT if they would be after more time, LISTED if they would be without listing
 * or staking.
 */
function whyTooFew(counts: readonly Count[], needed: number): HoldReason {
  const isEnough = (amountOf: (count: Count) => number) =>
    counts.filter((count) => amountOf(count) >= count.least).length >= needed;
  if (isEnough(({ all }) => all)) return 'TOO_SHORT';
  return isEnough(({ units, leftOut }) => units + leftOut) ? 'LISTED' : 'NOT_HELD';
}
