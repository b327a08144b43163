import type { FundsOf } from '../../engine/funds';
import spec from './definition';

/** The pool of a group that splits SOL or a token, and its budget. */
const funds: FundsOf = (values) => {
  const { method, pool, hasBudget, poolBudget } = spec.read(values);
  const isSol = pool.currency === 'SOL';
  const isMoney = method === 'POOL_SPLIT' && pool.currency !== 'POINTS';
  if (!isMoney || (!isSol && pool.mint === '')) return [];
  const { fields } = spec;
  return [
    {
      mint: isSol ? null : pool.mint,
      amounts: [
        { label: fields.pool.label, amount: pool.amount },
        ...(hasBudget ? [{ label: fields.poolBudget.label, amount: poolBudget }] : []),
      ],
    },
  ];
};
export default funds;
