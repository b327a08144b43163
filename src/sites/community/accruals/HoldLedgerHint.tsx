import type { BesideProps } from '@/features/bot-modules/engine/pageTabs';
import { isOn, textAt } from '@/features/bot-modules/engine/read';
import hold from '@/features/bot-modules/modules/hold-to-earn/definition';
import { LedgerHint } from '@/features/treasury/LedgerHint';

/** Beside the budget of a program that pays SOL or a token: what there is to pay it from. */
export default function HoldLedgerHint({ values }: BesideProps) {
  const kind = textAt(values, 'rewardKind');
  const mint = kind === 'SOL' ? null : textAt(values, 'mint');
  if ((kind !== 'SOL' && kind !== 'SPL') || mint === '') return null;
  const names = [
    'budgetTotal' as const,
    'budgetPeriod' as const,
    ...(isOn(values, 'hasCap') ? ['cap' as const] : []),
  ];
  return (
    <LedgerHint
      mint={mint}
      amounts={names.map((name) => ({
        label: hold.fields[name].label,
        amount: values[name],
      }))}
    />
  );
}
