import { times, unitsOf, wholeTimes } from '../../common-fields/decimal';
import type { Program } from './fields';

/** What five made-up members hold, in units. */
export const SAMPLE_UNITS = [1, 3, 10, 25, 100] as const;

export interface Payout {
  units: number;
  /** Base units, 10^9 to one. */
  amount: bigint;
}

export interface Simulation {
  payouts: Payout[];
  total: bigint;
  /** What a period may cost; null while it is no amount. */
  budget: bigint | null;
  /** Full periods the whole budget lasts; null when nothing is paid. */
  periods: bigint | null;
  isOver: boolean;
}

/** What so many units earn in a period, before bonuses and within the limit for one member. */
export function payoutOf(program: Program, units: number): bigint {
  const earned =
    program.rateKind === 'RANGES'
      ? rangeOf(program.ranges, units)
      : times(unitsOf(program.rate) ?? 0n, units);
  const cap = program.hasCap ? unitsOf(program.cap) : null;
  return cap !== null && earned > cap ? cap : earned;
}

/** The amount of the last range that begins at or below so many units. */
function rangeOf(ranges: Program['ranges'], units: number): bigint {
  // A beginning that has not been typed yet is read as 0.
  const fitting = ranges
    .filter(({ from }) => from > 0 && from <= units)
    .toSorted((one, other) => other.from - one.from);
  return unitsOf(fitting[0]?.amount) ?? 0n;
}

/**
 * A period of a hold-to-earn program for five made-up members. Where the period's budget is not enough and
 * shares are cut, each amount is rounded down.
 */
export function simulate(program: Program): Simulation {
  const full = SAMPLE_UNITS.map((units) => ({ units, amount: payoutOf(program, units) }));
  const wanted = sumOf(full);
  const budget = unitsOf(program.budgetPeriod);
  const isOver = budget !== null && wanted > budget;
  const isCut = isOver && program.onEmpty === 'PRO_RATA';
  const payouts = isCut
    ? full.map(({ units, amount }) => ({ units, amount: (amount * budget) / wanted }))
    : full;
  const spent = isOver ? budget : wanted;
  const all = unitsOf(program.budgetTotal);
  return {
    payouts,
    total: sumOf(payouts),
    budget,
    periods: all === null ? null : wholeTimes(all, spent),
    isOver,
  };
}

const sumOf = (payouts: readonly Payout[]): bigint =>
  payouts.reduce((sum, { amount }) => sum + amount, 0n);
