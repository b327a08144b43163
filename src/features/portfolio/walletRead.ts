import * as z from 'zod/mini';
import { addressText, orElse } from '@/shared/api/fields';
import { isPublicKey } from '@/shared/solana/base58';
import {
  RpcFailure,
  type RequestNodes,
  type RpcCall,
  type RpcTrouble,
} from '@/shared/solana/jsonRpc';
import { cutText } from '@/shared/text/cutText';
import { shownUnits } from './shownUnits';

/** An amount of a token in a wallet. */
export interface HeldToken {
  mint: string;
  decimals: number;
  /** Base units as wallets show them, as decimal text, because the store must be serializable. */
  amount: string;
}

/** Parts of SOL and tokens that can be missing: SOL, the tokens of one of the two programs, or all tokens. */
export type MissingPart = 'SOL' | 'SOME_TOKENS' | 'TOKENS';

/** SOL and tokens of a wallet. */
export interface WalletTokens {
  /** Decimal text; null where it couldn't be read. */
  lamports: string | null;
  tokens: HeldToken[];
  /** Accounts whose amount couldn't be read exactly. */
  leftOut: number;
  missing: MissingPart[];
  /** Why a part is missing. */
  trouble: RpcTrouble | null;
}

/** An NFT in a wallet. */
export interface HeldPiece {
  /** Base58. */
  id: string;
  name: string;
  image: string | null;
  /** Address of its collection; null without one. */
  collection: string | null;
  /** The collection's name according to the node. */
  collectionName: string | null;
  isCompressed: boolean;
  isListed: boolean;
}

export interface WalletPieces {
  pieces: HeldPiece[];
  leftOut: number;
  /** The wallet holds more than the limit. */
  hasMore: boolean;
  /** Why later pages couldn't be read; null if all were. */
  trouble: RpcTrouble | null;
}

const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
/** The newer program (Token-2022). */
const TOKEN_2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb';
/** The account through which Magic Eden lists NFTs that have not left the wallet. */
const MARKETS: readonly string[] = ['1BWutmTvYPwDtmw9abTkS4Ssr8no61spGAvW1X6NDix'];
/** A page of the Digital Asset Standard has at most a thousand items. */
const PAGE = 1_000;
/** Items parsed at a stretch. */
const SLICE = 200;
/** Maximum number of pages per wallet. */
const MOST_PAGES = 50;
const U64_MAX = 18_446_744_073_709_551_615n;

// A number beyond 2^53 was rounded in transit: inexact values are refused.
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
            uiAmountString: z.nullish(z.unknown()),
          }),
        }),
      }),
    }),
  }),
});
const accountsSchema = z.object({ value: z.array(z.unknown()) });

const fits =
  (schema: z.ZodMiniType) =>
  (result: unknown): boolean =>
    schema.safeParse(result).success;

/**
 * SOL and tokens of a wallet, in one batch. Missing parts are listed, and the rest is returned.
 *
 * @throws RpcFailure if nothing could be read
 */
export async function readTokens(
  ask: RequestNodes,
  wallet: string,
  signal: AbortSignal,
): Promise<WalletTokens> {
  const tokensOf = (programId: string): RpcCall => ({
    method: 'getTokenAccountsByOwner',
    params: [wallet, { programId }, { encoding: 'jsonParsed' }],
    accepts: fits(accountsSchema),
  });
  const answers = await ask(
    [
      { method: 'getBalance', params: [wallet], accepts: fits(lamportsSchema) },
      tokensOf(TOKEN_PROGRAM),
      tokensOf(TOKEN_2022),
    ],
    signal,
  );
  const troubles = answers.flatMap((each) => ('trouble' in each ? [each.trouble] : []));
  const [sol, old, recent] = answers.map((each) => ('result' in each ? each.result : null));
  const balance = lamportsSchema.safeParse(sol);
  const [oldAccounts, newAccounts] = [old, recent].map((each) => accountsSchema.safeParse(each));
  if (!balance.success && !oldAccounts?.success && !newAccounts?.success)
    throw new RpcFailure(troubles[0] ?? 'ODD');
  const missingLists = [oldAccounts, newAccounts].filter((each) => !each?.success).length;
  return {
    lamports: balance.success ? String(balance.data.value) : null,
    ...sumsOf(oldAccounts?.data?.value ?? [], newAccounts?.data?.value ?? []),
    missing: [
      ...(balance.success ? [] : (['SOL'] as const)),
      ...(['SOME_TOKENS', 'TOKENS'] as const).slice(0, missingLists).slice(-1),
    ],
    trouble: troubles[0] ?? null,
  };
}

/** Token accounts by token address. Only Token-2022 has amounts that wallets show differently from the chain. */
function sumsOf(oldAccounts: readonly unknown[], newAccounts: readonly unknown[]) {
  const sums = new Map<string, { decimals: number; amount: bigint }>();
  let leftOut = 0;
  for (const [index, account] of [...oldAccounts, ...newAccounts].entries()) {
    const { data } = tokenAccountSchema.safeParse(account);
    const { mint = '', tokenAmount } = data?.account.data.parsed.info ?? {};
    const before = sums.get(mint);
    const units =
      tokenAmount && index >= oldAccounts.length
        ? shownUnits(tokenAmount)
        : tokenAmount && BigInt(tokenAmount.amount);
    if (
      !tokenAmount ||
      typeof units !== 'bigint' ||
      (before && before.decimals !== tokenAmount.decimals)
    )
      leftOut += 1;
    else
      sums.set(mint, {
        decimals: tokenAmount.decimals,
        amount: (before?.amount ?? 0n) + units,
      });
  }
  return {
    // Empty accounts remain after all tokens were sent.
    tokens: [...sums]
      .filter(([, { amount }]) => amount > 0n)
      .map(([mint, { amount, decimals }]) => ({ mint, decimals, amount: amount.toString() })),
    leftOut,
  };
}

const text = orElse(z.nullish(z.string()), null);
const pieceSchema = z.object({
  // Nothing is sent to this address, so its form is enough, and is checked forty times as fast.
  id: addressText,
  interface: text,
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
/** Names are untrusted text. */
const LONGEST_NAME = 80;

const short = (name: string | null | undefined) =>
  cutText(name?.trim() ?? '', LONGEST_NAME) || null;

/**
 * Assets of the Digital Asset Standard that are not NFTs: tokens, which are read from the token accounts, and
 * collections (the `Interface` of https://github.com/metaplex-foundation/digital-asset-rpc-infrastructure,
 * digital_asset_types/src/rpc/asset.rs). A FungibleAsset is a token with a picture, such as an item of a game
 * (https://developers.metaplex.com/token-metadata/token-standard).
 */
const NO_NFTS: ReadonlySet<string> = new Set([
  'FungibleToken',
  'FungibleAsset',
  'MplCoreCollection',
  'MplCoreGroup',
]);

const pageCall = (params: Record<string, unknown>): RpcCall => ({
  method: 'getAssetsByOwner',
  params,
  accepts: fits(pageSchema),
});

/**
 * NFTs of a wallet, page by page until one is not full. If a page fails, the earlier ones are returned.
 *
 * @param mostPages maximum number of pages: 50,000 assets by default
 * @throws RpcFailure if not even the first page could be read
 */
export async function readPieces(
  ask: RequestNodes,
  wallet: string,
  signal: AbortSignal,
  mostPages = MOST_PAGES,
): Promise<WalletPieces> {
  const pieces = new Map<string, HeldPiece>();
  let leftOut = 0;
  const told = (hasMore: boolean, trouble: RpcTrouble | null = null): WalletPieces => ({
    pieces: [...pieces.values()],
    leftOut,
    hasMore,
    trouble,
  });
  for (let page = 1; page <= mostPages; page += 1) {
    const options = { showCollectionMetadata: true };
    const call = pageCall({ ownerAddress: wallet, page, limit: PAGE, options });
    const [answer = { trouble: 'ODD' }] = await ask([call], signal);
    if ('trouble' in answer && page === 1) throw new RpcFailure(answer.trouble);
    if ('trouble' in answer) return told(true, answer.trouble);
    const { data } = pageSchema.safeParse(answer.result);
    const items = data?.items ?? [];
    for (const [index, item] of items.entries()) {
      // Typing and scrolling must not wait for a thousand items.
      if (index % SLICE === SLICE - 1) await new Promise((resolve) => setTimeout(resolve));
      const each = pieceSchema.safeParse(item);
      if (!each.success) leftOut += 1;
      else if (!each.data.burnt && !NO_NFTS.has(each.data.interface ?? ''))
        pieces.set(each.data.id, pieceOf(each.data));
    }
    if (items.length < PAGE) return told(false);
  }
  // With pages of one item: is there another item after the last one read?
  const next = pageCall({ ownerAddress: wallet, page: mostPages * PAGE + 1, limit: 1 });
  const [answer = { trouble: 'ODD' }] = await ask([next], signal);
  if ('trouble' in answer) return told(true, answer.trouble);
  return told((pageSchema.safeParse(answer.result).data?.items.length ?? 0) > 0);
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
