import { figureOf, POINTS, SOL, type FiguresOf } from '../../engine/figures';
import spec from './definition';
import { isPaid } from './rewardFields';

const paces: Readonly<Record<string, string>> = {
  HOURLY: 'an hour',
  DAILY: 'a day',
  WEEKLY: 'a week',
  MONTHLY: 'a month',
};

/** What a program pays for units and at most, and what it may cost. */
const figures: FiguresOf = (values) => {
  const program = spec.read(values);
  const { rewardKind, mint, rateKind, ranges, hasCap } = program;
  const currency = rewardKind === 'SPL' ? mint : rewardKind === 'SOL' ? SOL : POINTS;
  if (!isPaid.holds({ rewardKind }) || currency === '') return [];
  const pace = paces[program.cadence] ?? 'a period';
  return [
    ...(rateKind === 'PER_UNIT'
      ? figureOf(program.rate, { currency, after: `for each unit, once ${pace}` })
      : ranges.flatMap(({ from, amount }) =>
          figureOf(amount, { currency, after: `from ${String(from)} units, once ${pace}` }),
        )),
    ...(hasCap
      ? figureOf(program.cap, { currency, before: 'At most ', after: `a member, once ${pace}` })
      : []),
    ...figureOf(program.budgetPeriod, { currency, before: 'Budget: ', after: pace }),
    ...figureOf(program.budgetTotal, { currency, before: 'Budget: ', after: 'in all' }),
  ];
};
export default figures;
