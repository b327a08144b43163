import type { Check } from '../../engine/defineModule';
import { unitsOf } from '../../common-fields/decimal';
import { areUnique } from '../../engine/unique';
import type { HeldAsset, Program } from './fields';
import { isPaid } from './rewardFields';

/** With fewer periods the budget is gone before an owner can react (ADR own-module-limits). */
const LEAST_PERIODS = 3n;

/** Whether the budget lasts for three full periods; true if an amount is invalid, which its field reports. */
function lasts({ budgetTotal, budgetPeriod }: Program): boolean {
  const total = unitsOf(budgetTotal);
  const period = unitsOf(budgetPeriod);
  return total === null || period === null || period * LEAST_PERIODS <= total;
}

/** The address of an asset in the list. */
const addressOf = ({ kind, collection, mint }: HeldAsset) => (kind === 'TOKEN' ? mint : collection);

export const checks: readonly Check<Program>[] = [
  {
    path: 'endDate',
    message: 'The end date is before the start date.',
    holds: ({ hasStart, startDate, hasEnd, endDate }) =>
      !hasStart || !hasEnd || startDate <= endDate,
  },
  {
    path: 'assets',
    message: 'Add each asset only once.',
    holds: ({ assets }) => areUnique(assets.map(addressOf)),
  },
  {
    path: 'ranges',
    message: 'Two ranges have the same minimum units.',
    holds: (values) =>
      !isPaid.holds(values) ||
      values.rateKind !== 'RANGES' ||
      areUnique(values.ranges.map(({ from }) => from)),
  },
  {
    path: 'budgetTotal',
    message: 'Must cover at least 3 periods.',
    holds: (values) => !isPaid.holds(values) || lasts(values),
  },
];
