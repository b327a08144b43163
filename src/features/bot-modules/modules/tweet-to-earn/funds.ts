import type { FundsOf } from '../../engine/funds';
import { isOn, textAt } from '../../engine/read';
import { valuesAt } from '../../engine/valuesAt';
import spec from './definition';

/** The pool of a group that splits SOL or a token, and its budget. */
const funds: FundsOf = (values) => {
  const pool = valuesAt(values, 'pool');
  const currency = textAt(pool, 'currency');
  const mint = currency === 'SOL' ? null : textAt(pool, 'mint');
  const isMoney = textAt(values, 'method') === 'POOL_SPLIT' && currency !== 'POINTS';
  if (!isMoney || mint === '') return [];
  const budgets = isOn(values, 'hasBudget') ? ['poolBudget' as const] : [];
  const amounts = [
    { label: spec.fields.pool.label, amount: pool['amount'] },
    ...budgets.map((name) => ({ label: spec.fields[name].label, amount: values[name] })),
  ];
  return [{ mint, amounts }];
};
export default funds;
