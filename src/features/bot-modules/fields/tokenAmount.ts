import { shortAddress } from '@/shared/solana/shortAddress';
import { valuesAt } from '../engine/valuesAt';
import { amount } from '../kinds/amount/field';
import { choices } from './choices';
import { select } from '../kinds/select/field';
import type { About, Field, Values } from './field';
import { group } from '../kinds/group/field';
import { address } from '../kinds/address/field';

const isToken = ({ currency }: Values) => currency === 'SPL';

interface TokenAmountAbout extends About {
  initial?: string;
  /** Points that are worth something only on this server may be given too. */
  hasPoints?: boolean;
}

/**
 * So much of SOL, of an SPL token, or of a server's points. SOL has nine decimals; those of a token are
 * known to the server, which refuses more than it has.
 */
export const tokenAmount = ({
  initial = '1',
  hasPoints = false,
  ...about
}: TokenAmountAbout): Field<Values> => ({
  ...group({
    ...about,
    look: 'tokenAmount',
    fields: {
      currency: select({
        label: 'Paid in',
        choices: choices(
          ...(hasPoints ? ([['POINTS', 'Points of this server']] as const) : []),
          ['SOL', 'SOL'],
          ['SPL', 'An SPL token'],
        ),
        initial: hasPoints ? 'POINTS' : 'SOL',
      }),
      mint: address({ of: 'mint', label: 'Mint of the token', when: isToken }),
      amount: amount({
        label: 'Amount',
        unit: 'units',
        decimals: 9,
        initial,
        isPositive: true,
        unitOf: ['currency', 'mint'],
        hint: '“1.5” is one and a half tokens, whatever its decimals.',
      }),
    },
  }),
  words: (value, _details, assets) => {
    const { currency, mint, amount: count } = valuesAt(value, '');
    const token = assets?.get(String(mint))?.symbol ?? `of ${shortAddress(String(mint))}`;
    return `${String(count)} ${currency === 'SPL' ? token : String(currency)}`;
  },
});
