import * as z from 'zod/mini';
import { lamportsText, orElse, orNull, timeOrNull } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';

/** Days the history can cover. */
export const historySpans = ['7', '30', '90', '365'] as const;
export type HistorySpan = (typeof historySpans)[number];

/** Amounts are read strictly: one that isn't exact is unknown. */
const lamports = orNull(z.nullable(lamportsText));

const historyDaySchema = z.object({
  /** YYYY-MM-DD, in UTC. */
  day: z.string(),
  /** Worth of SOL and tokens, lamports; null if the day wasn't read. */
  tokens: lamports,
  /** Worth of NFTs at floor prices, lamports; null if the day wasn't read. */
  nfts: lamports,
});
export type HistoryDay = z.infer<typeof historyDaySchema>;

/** GET /users/me/portfolio/history: one row per day, oldest first, up to today. */
export const historySchema = withLists({
  days: listOf(historyDaySchema, { what: 'day', by: 'day' }),
  /** Time the first of these wallets was linked; null without one. */
  since: timeOrNull,
  /** Time of today's values. */
  at: timeOrNull,
});

/** Marks of an owner for an asset. */
export const assetMarks = ['SPAM', 'NOT_SPAM'] as const;
export type AssetMark = (typeof assetMarks)[number];

/** GET /users/me/asset-marks. An unknown mark hides nothing. */
export const assetMarksSchema = withLists({
  marks: listOf(
    z.object({
      /** Address of a token, a collection, or an NFT without a collection (base58). */
      address: z.string(),
      mark: orElse(z.enum(assetMarks), 'NOT_SPAM'),
    }),
    { what: 'mark', by: 'address', mayBeMissing: true },
  ),
});
