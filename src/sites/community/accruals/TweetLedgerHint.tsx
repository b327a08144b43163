import type { BesideProps } from '@/features/bot-modules/engine/pageTabs';
import { isOn, textAt } from '@/features/bot-modules/engine/read';
import { valuesAt } from '@/features/bot-modules/engine/valuesAt';
import tweet from '@/features/bot-modules/modules/tweet-to-earn/definition';
import { LedgerHint } from '@/features/treasury/LedgerHint';

/** Beside the reward of a group with a pool of SOL or a token: what there is to pay it from. */
export default function TweetLedgerHint({ values }: BesideProps) {
  const pool = valuesAt(values, 'pool');
  const currency = textAt(pool, 'currency');
  const token = currency === 'SOL' ? null : textAt(pool, 'mint');
  const isMoney = textAt(values, 'method') === 'POOL_SPLIT' && currency !== 'POINTS';
  if (!isMoney || token === '') return null;
  const budgets = isOn(values, 'hasBudget') ? ['poolBudget' as const] : [];
  return (
    <LedgerHint
      mint={token}
      amounts={[
        { label: tweet.fields.pool.label, amount: pool['amount'] },
        ...budgets.map((name) => ({
          label: tweet.fields[name].label,
          amount: values[name],
        })),
      ]}
    />
  );
}
