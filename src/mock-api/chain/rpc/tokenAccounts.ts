import { encodeBase58 } from '@/shared/solana/base58';
import { formatUnits } from '@/shared/money/lamports';
import { randomOf } from '../../store/hashed';
import type { Node } from '../node';
import { TOKEN_ACCOUNT_RENT } from '../fees';
import { amountIn, decimalsOf, holderOf, mintOf, TOKEN_PROGRAM } from '../tokens';

interface Wanted {
  programId: unknown;
  mint: unknown;
}

interface Found {
  pubkey: string;
  mint: string;
  decimals: number;
  amount: bigint;
}

/**
 * Token accounts of a wallet in jsonParsed form: those of the index, which includes payouts, and for other mints those
 * in the VM. No wallet has tokens of the newer program (Token-2022).
 */
export function tokenAccountsOf(node: Node, owner: string, { programId, mint }: Wanted) {
  if (programId !== undefined && programId !== TOKEN_PROGRAM) return [];
  const indexed = node.index.tokensOf(owner).map(({ mint: of, decimals, amount }): Found => ({
    pubkey: encodeBase58(randomOf(owner, of, 'tokens').bytes(32)),
    mint: of,
    decimals,
    amount,
  }));
  const told = new Set(indexed.map((each) => each.mint));
  return [...indexed, ...inVm(node, owner).filter((each) => !told.has(each.mint))]
    .filter((each) => mint === undefined || each.mint === mint)
    .map((each) => parsed(owner, each));
}

function inVm({ vm, touched }: Node, owner: string): Found[] {
  const { accounts } = vm;
  if (!accounts) return [];
  return [...touched()].flatMap((pubkey) => {
    const account = accounts.read(pubkey);
    if (!account || holderOf(account) !== owner) return [];
    const mint = mintOf(account);
    const minted = accounts.read(mint);
    return minted
      ? [{ pubkey, mint, decimals: decimalsOf(minted), amount: amountIn(account) }]
      : [];
  });
}

const parsed = (owner: string, { pubkey, mint, decimals, amount }: Found) => ({
  pubkey,
  account: {
    lamports: Number(TOKEN_ACCOUNT_RENT),
    owner: TOKEN_PROGRAM,
    executable: false,
    rentEpoch: 0,
    space: 165,
    data: {
      program: 'spl-token',
      space: 165,
      parsed: {
        type: 'account',
        info: {
          isNative: false,
          mint,
          owner,
          state: 'initialized',
          tokenAmount: {
            amount: amount.toString(),
            decimals,
            uiAmountString: formatUnits(amount, decimals),
          },
        },
      },
    },
  },
});
