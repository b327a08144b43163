import type { Check } from '../../engine/defineModule';
import { unitsOf } from '../../common-fields/decimal';
import { areUnique } from '../../engine/unique';
import type { HeldAsset, Program } from './fields';
import { isPaid } from './isPaid';

/** Fewer periods than this are over before an owner can react (decision 53). */
const LEAST_PERIODS = 3n;

/** Whether the budget lasts for three full periods; true where an amount is none, which its field says. */
function lasts({ budgetTotal, budgetPeriod }: Program): boolean {
  const total = unitsOf(budgetTotal);
  const period = unitsOf(budgetPeriod);
  return total === null || period === null || period * LEAST_PERIODS <= total;
}

/** The address an asset of the list stands for. */
const addressOf = ({ kind, collection, mint }: HeldAsset) => (kind === 'TOKEN' ? mint : collection);

export const checks: readonly Check<Program>[] = [
  {
    path: 'endDate',
    message: 'It would end before it begins.',
    holds: ({ hasStart, startDate, hasEnd, endDate }) =>
      !hasStart || !hasEnd || startDate <= endDate,
  },
  {
    path: 'assets',
    message: 'Each asset at most once.',
    holds: ({ assets }) => areUnique(assets.map(addressOf)),
  },
  {
    path: 'ranges',
    message: 'Two ranges begin at the same number.',
    holds: (values) =>
      !isPaid.holds(values) ||
      values.rateKind !== 'RANGES' ||
      areUnique(values.ranges.map(({ from }) => from)),
  },
  {
    path: 'budgetTotal',
    message: 'This isn’t enough for three periods.',
    holds: (values) => !isPaid.holds(values) || lasts(values),
  },
];
