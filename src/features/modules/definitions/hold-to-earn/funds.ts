import type { FundsOf } from '../../engine/funds';
import spec from './definition';

/** The budgets and the cap of a program that pays SOL or a token. */
const funds: FundsOf = (values) => {
  const { rewardKind, mint, budgetTotal, budgetPeriod, hasCap, cap } = spec.read(values);
  const isSol = rewardKind === 'SOL';
  if (!isSol && (rewardKind !== 'SPL' || mint === '')) return [];
  const { fields } = spec;
  return [
    {
      mint: isSol ? null : mint,
      amounts: [
        { label: fields.budgetTotal.label, amount: budgetTotal },
        { label: fields.budgetPeriod.label, amount: budgetPeriod },
        ...(hasCap ? [{ label: fields.cap.label, amount: cap }] : []),
      ],
    },
  ];
};
export default funds;
