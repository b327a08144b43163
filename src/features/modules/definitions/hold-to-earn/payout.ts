import { times, unitsOf } from '../../common-fields/decimal';
import type { Program } from './fields';

/** Sample holdings, in units. */
const SAMPLE_UNITS = [1, 3, 10, 25, 100] as const;

interface Payout {
  units: number;
  /** Base units, 10^9 to one. */
  amount: bigint;
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

/** What members with sample holdings would get in a period, however many real holders share its budget. */
export const samplePayouts = (program: Program): Payout[] =>
  SAMPLE_UNITS.map((units) => ({ units, amount: payoutOf(program, units) }));
