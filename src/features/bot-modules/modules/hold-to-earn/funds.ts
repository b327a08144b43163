import type { FundsOf } from '../../engine/funds';
import { isOn, textAt } from '../../engine/read';
import spec from './definition';

/** The budgets and the cap of a program that pays SOL or a token. */
const funds: FundsOf = (values) => {
  const kind = textAt(values, 'rewardKind');
  const mint = kind === 'SOL' ? null : textAt(values, 'mint');
  if ((kind !== 'SOL' && kind !== 'SPL') || mint === '') return [];
  const names = [
    'budgetTotal' as const,
    'budgetPeriod' as const,
    ...(isOn(values, 'hasCap') ? ['cap' as const] : []),
  ];
  const amounts = names.map((name) => ({
    label: spec.fields[name].label,
    amount: values[name],
  }));
  return [{ mint, amounts }];
};
export default funds;
