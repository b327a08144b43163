import * as z from 'zod/mini';
import { addressText, orElse } from '@/shared/api/fields';
import { isPublicKey } from '@/shared/solana/base58';
import { RpcFailure, type RpcCall } from './rpc';

/** Asks a node (`createRpc`). */
export type Ask = (calls: readonly RpcCall[], signal: AbortSignal) => Promise<unknown[]>;

/** So much of a token in a wallet. */
export interface HeldToken {
  mint: string;
  decimals: number;
  /** Base units, decimal text: what the store holds can be written down. */
  amount: string;
}

/** SOL and tokens of a wallet. */
export interface WalletTokens {
  /** Decimal text. */
  lamports: string;
  tokens: HeldToken[];
  /** Accounts that were told of in a way that is not exact. */
  leftOut: number;
}

/** An NFT in a wallet. */
export interface HeldPiece {
  /** Base58. */
  id: string;
  name: string;
  image: string | null;
  /** Address of its collection; null without one. */
  collection: string | null;
  /** What the node calls the collection. */
  collectionName: string | null;
  isCompressed: boolean;
  isListed: boolean;
}

export interface WalletPieces {
  pieces: HeldPiece[];
  leftOut: number;
}

const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
/** The newer program (Token-2022). */
const TOKEN_2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb';
/** The account through which Magic Eden offers what has not left the wallet. */
const MARKETS: readonly string[] = ['1BWutmTvYPwDtmw9abTkS4Ssr8no61spGAvW1X6NDix'];
/** A page of the Digital Asset Standard has at most a thousand. */
const PAGE = 1_000;
/** As many are read at a stretch. */
const SLICE = 200;
/** A wallet with more is told up to here. */
const MOST_PAGES = 50;
const U64_MAX = 18_446_744_073_709_551_615n;

// A number beyond 2^53 was rounded on its way: what is not exact is not taken.
const lamportsSchema = z.object({
  value: z.number().check(z.refine((value) => Number.isSafeInteger(value) && value >= 0)),
});
const address = z.string().check(z.refine(isPublicKey));
const tokenAccountSchema = z.object({
  account: z.object({
    data: z.object({
      parsed: z.object({
        info: z.object({
          mint: address,
          tokenAmount: z.object({
            amount: z.string().check(
              z.regex(/^\d{1,20}$/, { abort: true }),
              z.refine((text) => BigInt(text) <= U64_MAX),
            ),
            decimals: z.int().check(z.minimum(0), z.maximum(18)),
          }),
        }),
      }),
    }),
  }),
});
const accountsSchema = z.object({ value: z.array(z.unknown()) });

/**
 * SOL and tokens of a wallet, in one batch.
 *
 * @throws RpcFailure, also where SOL was not told exactly
 */
export async function readTokens(
  ask: Ask,
  wallet: string,
  signal: AbortSignal,
): Promise<WalletTokens> {
  const tokensOf = (programId: string): RpcCall => ({
    method: 'getTokenAccountsByOwner',
    params: [wallet, { programId }, { encoding: 'jsonParsed' }],
  });
  const [sol, ...told] = await ask(
    [{ method: 'getBalance', params: [wallet] }, tokensOf(TOKEN_PROGRAM), tokensOf(TOKEN_2022)],
    signal,
  );
  const balance = lamportsSchema.safeParse(sol);
  const lists = told.map((each) => accountsSchema.safeParse(each));
  if (!balance.success || lists.some(({ success }) => !success)) throw new RpcFailure('ODD');
  const accounts = lists.flatMap(({ data }) => data?.value ?? []);
  const read = accounts.map((each) => tokenAccountSchema.safeParse(each));
  const sums = new Map<string, { decimals: number; amount: bigint }>();
  let leftOut = 0;
  for (const { data } of read) {
    const { mint, tokenAmount } = data?.account.data.parsed.info ?? {};
    const before = mint === undefined ? undefined : sums.get(mint);
    if (mint === undefined || !tokenAmount || (before && before.decimals !== tokenAmount.decimals))
      leftOut += 1;
    else
      sums.set(mint, {
        decimals: tokenAmount.decimals,
        amount: (before?.amount ?? 0n) + BigInt(tokenAmount.amount),
      });
  }
  return {
    lamports: String(balance.data.value),
    // One piece of no decimals is an NFT, told among those; empty accounts stay behind when all was sent.
    tokens: [...sums]
      .filter(([, { amount, decimals }]) => amount > 0n && !(amount === 1n && decimals === 0))
      .map(([mint, { amount, decimals }]) => ({ mint, decimals, amount: amount.toString() })),
    leftOut,
  };
}

const text = orElse(z.nullish(z.string()), null);
const pieceSchema = z.object({
  // Nothing is sent there: that it looks like an account is enough, and is asked forty times as fast.
  id: addressText,
  burnt: orElse(z.boolean(), false),
  content: orElse(
    z.nullish(
      z.object({
        metadata: orElse(z.nullish(z.object({ name: text })), null),
        links: orElse(z.nullish(z.object({ image: text })), null),
      }),
    ),
    null,
  ),
  grouping: orElse(
    z.array(
      orElse(
        z.nullable(
          z.object({
            group_key: z.string(),
            group_value: z.string(),
            collection_metadata: orElse(z.nullish(z.object({ name: text })), null),
          }),
        ),
        null,
      ),
    ),
    [],
  ),
  compression: orElse(z.nullish(z.object({ compressed: orElse(z.boolean(), false) })), null),
  ownership: orElse(z.nullish(z.object({ delegate: text })), null),
});
const pageSchema = z.object({ items: z.array(z.unknown()) });
/** Names are strangers' words. */
const LONGEST_NAME = 80;

const short = (name: string | null | undefined) => name?.trim().slice(0, LONGEST_NAME) || null;

/** NFTs of a wallet, page by page until one is not full. @throws RpcFailure */
export async function readPieces(
  ask: Ask,
  wallet: string,
  signal: AbortSignal,
): Promise<WalletPieces> {
  const pieces = new Map<string, HeldPiece>();
  let leftOut = 0;
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const params = {
      ownerAddress: wallet,
      page,
      limit: PAGE,
      options: { showCollectionMetadata: true },
    };
    const [told] = await ask([{ method: 'getAssetsByOwner', params }], signal);
    const read = pageSchema.safeParse(told);
    if (!read.success) throw new RpcFailure('ODD');
    for (const [index, item] of read.data.items.entries()) {
      // Whoever types or scrolls meanwhile must not wait for a thousand of them.
      if (index % SLICE === SLICE - 1) await new Promise((resolve) => setTimeout(resolve));
      const each = pieceSchema.safeParse(item);
      if (!each.success) leftOut += 1;
      else if (!each.data.burnt) pieces.set(each.data.id, pieceOf(each.data));
    }
    if (read.data.items.length < PAGE) break;
  }
  return { pieces: [...pieces.values()], leftOut };
}

function pieceOf(read: z.output<typeof pieceSchema>): HeldPiece {
  const group = read.grouping.find((each) => each?.group_key === 'collection');
  const collection = group && isPublicKey(group.group_value) ? group.group_value : null;
  return {
    id: read.id,
    name: short(read.content?.metadata?.name) ?? 'Unnamed NFT',
    image: read.content?.links?.image ?? null,
    collection,
    collectionName: collection === null ? null : short(group?.collection_metadata?.name),
    isCompressed: read.compression?.compressed ?? false,
    isListed: MARKETS.includes(read.ownership?.delegate ?? ''),
  };
}
