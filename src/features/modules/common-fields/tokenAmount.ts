import type { ServerDetails } from '@/features/server/discord/guild';
import type { KnownAssets } from '@/features/modules/market/market';
import { shortAddress } from '@/shared/solana/shortAddress';
import { amount } from '../field-types/amount/field';
import { choices } from './choices';
import { select } from '../field-types/select/field';
import { isOneOf } from './condition';
import type { About } from './field';
import { group } from '../field-types/group/field';
import { address } from '../field-types/address/field';

const isToken = isOneOf('currency', 'SPL');

interface TokenAmountAbout<Beside extends string> extends About<Beside> {
  initial?: string;
  /** Points that are worth something only on this server may be given too. */
  hasPoints?: boolean;
}

/**
 * So much of SOL, of an SPL token, or of a server's points. SOL has nine decimals; those of a token are
 * known to the server, which refuses more than it has.
 */
export const tokenAmount = <Beside extends string = never>({
  initial = '1',
  hasPoints = false,
  ...about
}: TokenAmountAbout<Beside>) => {
  const base = group({
    ...about,
    look: 'tokenAmount',
    fields: {
      currency: select({
        label: 'Currency',
        choices: choices(
          ...(hasPoints ? ([['POINTS', 'Server points']] as const) : []),
          ['SOL', 'SOL'],
          ['SPL', 'SPL token'],
        ),
        initial: hasPoints ? 'POINTS' : 'SOL',
      }),
      mint: address({ of: 'mint', label: 'Token address', when: isToken }),
      amount: amount({
        label: 'Amount',
        unit: 'units',
        decimals: 9,
        initial,
        isPositive: true,
        unitOf: ['currency', 'mint'],
        hint: '“1.5” means 1.5 tokens, not base units.',
      }),
    },
  });
  return {
    ...base,
    words: (value: unknown, _details: ServerDetails | null, assets?: KnownAssets) => {
      const { currency, mint, amount: count } = base.read(value);
      const token = assets?.get(mint)?.symbol ?? `of ${shortAddress(mint)}`;
      return `${count} ${currency === 'SPL' ? token : currency}`;
    },
  };
};
