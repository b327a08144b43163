import { LANGUAGE } from '@/shared/text/locales';
import { formatUnits, parseUnits } from '@/shared/money/lamports';
import type { FundsOf } from '../../engine/funds';
import spec from './definition';
import type { Quest } from './fields';
import { mostWinners } from './figures';

/** An amount field takes nine decimals for any token. */
const UNIT = { decimals: 9, symbol: 'units' };

/** The rewards of a quest in SOL and tokens: for one winner, and for all that can win. */
const funds: FundsOf = (values) => {
  const quest = spec.read(values);
  const most = mostWinners(quest);
  return [...paidPerWinner(quest)].map(([mint, units]) => ({
    mint: mint === '' ? null : mint,
    amounts: [
      { label: 'Reward per winner', amount: formatUnits(units, UNIT.decimals) },
      ...(most > 1
        ? [
            {
              label: `Rewards for ${most.toLocaleString(LANGUAGE)} winners`,
              amount: formatUnits(units * BigInt(most), UNIT.decimals),
            },
          ]
        : []),
    ],
  }));
};
export default funds;

/** What one winner gets of each token, in units of nine decimals by mint; '' is SOL. */
function paidPerWinner({ rewards }: Quest): Map<string, bigint> {
  const paid = new Map<string, bigint>();
  for (const { kind, token } of rewards) {
    if (kind !== 'TOKEN') continue;
    const isSol = token.currency === 'SOL';
    const mint = isSol ? '' : token.mint;
    const units = unitsOf(token.amount);
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
