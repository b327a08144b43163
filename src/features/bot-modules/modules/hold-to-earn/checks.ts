import type { Check } from '../../engine/defineModule';
import type { Values } from '../../fields/field';
import { unitsOf } from '../../fields/decimal';
import { areUnique, itemsAt } from '../../engine/read';
import { isPaid } from './isPaid';

/** Fewer periods than this are over before an owner can react (decision 53). */
const LEAST_PERIODS = 3n;

/** Whether the budget lasts for three full periods; true where an amount is none, which its field says. */
function lasts({ budgetTotal, budgetPeriod }: Values): boolean {
  const total = unitsOf(budgetTotal);
  const period = unitsOf(budgetPeriod);
  return total === null || period === null || period * LEAST_PERIODS <= total;
}

/** The address an asset of the list stands for. */
const addressOf = ({ kind, collection, mint }: Values) => (kind === 'TOKEN' ? mint : collection);

export const checks: readonly Check[] = [
  {
    path: 'endDate',
    message: 'It would end before it begins.',
    holds: ({ hasStart, startDate, hasEnd, endDate }) =>
      hasStart !== true || hasEnd !== true || String(startDate) <= String(endDate),
  },
  {
    path: 'assets',
    message: 'Each asset at most once.',
    holds: (values) => areUnique(itemsAt(values, 'assets').map(addressOf)),
  },
  {
    path: 'ranges',
    message: 'Two ranges begin at the same number.',
    holds: (values) =>
      !isPaid.holds(values) ||
      values['rateKind'] !== 'RANGES' ||
      areUnique(itemsAt(values, 'ranges').map(({ from }) => from)),
  },
  {
    path: 'budgetTotal',
    message: 'This is not enough for three periods.',
    holds: (values) => !isPaid.holds(values) || lasts(values),
  },
];
