import type { RequestNodes } from '@/shared/solana/jsonRpc';
import {
  readPieces,
  readTokens,
  type WalletPieces,
  type WalletTokens,
} from '@/features/portfolio/walletRead';
import { readPrice } from '@/features/billing/sol-value/price';
import { readLamports, worthOf } from '@/features/portfolio/worth';
import type { Chain } from '../../chain/chain';
import type { World } from '../../store/world';
import { assets } from '../market/assets';
import { priceIn } from './rates';

const SOL = 'SOL';
const known = new Map(assets.map((asset) => [asset.address, asset]));

/** Current holdings of a wallet as its owner's browser reads them, with the times they arrived. */
export interface WalletHoldings {
  tokens: WalletTokens;
  pieces: WalletPieces;
  /** Balance at an earlier time (ms), lamports. */
  lamportsAt: (at: number) => bigint;
  /** Time an asset arrived, ms; 0 if unknown. */
  sinceOf: (asset: string) => number;
}

/** Sends RPC calls to the chain of this process. Unusable responses count as trouble, as with any other node. */
const nodesOf =
  (chain: Chain): RequestNodes =>
  (calls) =>
    Promise.all(
      calls.map(async ({ method, params, accepts }) => {
        const answer = await chain.handleRpc({ jsonrpc: '2.0', id: 1, method, params });
        const { body } = answer;
        const isBody = typeof body === 'object' && body !== null && 'result' in body;
        if (answer.drop === true || !isBody || !accepts(body.result)) return { trouble: 'ODD' };
        return { result: body.result };
      }),
    );

/** Null if part of the wallet couldn't be read, because a partial value would be wrong. */
export async function readHoldings(world: World, wallet: string): Promise<WalletHoldings | null> {
  const chain = await world.chain();
  const ask = nodesOf(chain);
  const { signal } = new AbortController();
  try {
    const tokens = await readTokens(ask, wallet, signal);
    const pieces = await readPieces(ask, wallet, signal);
    if (tokens.lamports === null || tokens.missing.length > 0 || pieces.trouble !== null)
      return null;
    const balance = BigInt(tokens.lamports);
    // Airdrops cost no fee. The seed uses them for holdings that wallets always had.
    const landed = chain.transactionsFor(wallet).filter(({ fee }) => fee > 0n);
    return {
      tokens,
      pieces,
      lamportsAt(at) {
        // Newest first: the balance before the oldest transaction after that time.
        const later = landed.findLast(({ blockTime }) => blockTime * 1000 > at);
        return later?.preBalances[later.accountKeys.indexOf(wallet)] ?? balance;
      },
      sinceOf: (asset) =>
        world.db.holdings.find((row) => row.wallet === wallet && row.asset === asset)?.since ?? 0,
    };
  } catch {
    return null;
  }
}

/** Worth of each asset of a wallet at a time, in lamports. Assets without a price are left out. */
export function worthAt(holdings: WalletHoldings, at: number, now: number): Map<string, bigint> {
  const { tokens, pieces, lamportsAt, sinceOf } = holdings;
  const worth = new Map([[SOL, at === now ? BigInt(tokens.lamports ?? 0) : lamportsAt(at)]]);
  const priceOf = (address: string) => {
    const asset = sinceOf(address) <= at ? known.get(address) : undefined;
    return asset ? priceIn(asset, at, now) : null;
  };
  const nfts = new Set(pieces.pieces.map(({ id }) => id));
  for (const { mint, decimals, amount } of tokens.tokens) {
    const price = nfts.has(mint) ? null : readPrice(priceOf(mint));
    if (price !== null) worth.set(mint, worthOf(BigInt(amount), decimals, price));
  }
  for (const { collection, isCompressed } of pieces.pieces) {
    const floor = collection === null || isCompressed ? null : readLamports(priceOf(collection));
    if (collection !== null && floor !== null)
      worth.set(collection, (worth.get(collection) ?? 0n) + floor);
  }
  return worth;
}
