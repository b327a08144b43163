import type { BesideProps } from '@/features/bot-modules/engine/pageTabs';
import { itemsAt, numberAt, textAt } from '@/features/bot-modules/engine/read';
import { valuesAt } from '@/features/bot-modules/engine/valuesAt';
import { LedgerHint } from '@/features/treasury/LedgerHint';
import { formatUnits, parseUnits } from '@/shared/money/lamports';
import type { Values } from '@/features/bot-modules/fields/field';

/** An amount field takes nine decimals for any token. */
const UNIT = { decimals: 9, symbol: 'units' };

/** Beside the rewards of a quest that pays SOL or tokens: what there is to pay them from. */
export default function QuestLedgerHint({ values }: BesideProps) {
  const most = mostWinners(values);
  return [...paidPerWinner(values)].map(([mint, units]) => (
    <LedgerHint
      key={mint}
      mint={mint === '' ? null : mint}
      amounts={[
        { label: 'Each winner’s reward', amount: formatUnits(units, UNIT.decimals) },
        ...(most > 1
          ? [
              {
                label: `Rewards of ${most} winners`,
                amount: formatUnits(units * BigInt(most), UNIT.decimals),
              },
            ]
          : []),
      ]}
    />
  ));
}

/** What one winner gets of each token, in units of nine decimals by mint; '' is SOL. */
function paidPerWinner(values: Values): Map<string, bigint> {
  const paid = new Map<string, bigint>();
  for (const reward of itemsAt(values, 'rewards')) {
    if (textAt(reward, 'kind') !== 'TOKEN') continue;
    const token = valuesAt(reward, 'token');
    const isSol = textAt(token, 'currency') === 'SOL';
    const mint = isSol ? '' : textAt(token, 'mint');
    const units = unitsOf(textAt(token, 'amount'));
    if (units !== null && (isSol || mint !== '')) paid.set(mint, (paid.get(mint) ?? 0n) + units);
  }
  return paid;
}

/** Null for what isn't an amount yet, which its field says. */
function unitsOf(amount: string): bigint | null {
  try {
    return parseUnits(amount, UNIT);
  } catch {
    return null;
  }
}

/** How many can win at most; 0 where nothing limits it. */
const mostWinners = (values: Values): number => {
  const limits = [
    ...(textAt(values, 'method') === 'ALL' ? [] : [numberAt(values, 'winners')]),
    numberAt(values, 'claimLimit'),
  ].filter((limit) => Number.isInteger(limit) && limit > 0);
  return limits.length === 0 ? 0 : Math.min(...limits);
};
