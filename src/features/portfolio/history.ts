import * as z from 'zod/mini';
import { lamportsText, orElse, orNull, timeOrNull } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';

/** How many days back the history looks. */
export const historySpans = ['7', '30', '90', '365'] as const;
export type HistorySpan = (typeof historySpans)[number];

/** Money is read strictly: an amount that isn't exact is unknown. */
const lamports = orNull(z.nullable(lamportsText));

const historyDaySchema = z.object({
  /** YYYY-MM-DD, in UTC. */
  day: z.string(),
  /** Lamports SOL and tokens were worth; null where the day wasn't read. */
  tokens: lamports,
  /** Lamports NFTs were worth at the floor of their collections; null where the day wasn't read. */
  nfts: lamports,
});
export type HistoryDay = z.infer<typeof historyDaySchema>;

/** GET /users/me/portfolio/history: a row for each day, the oldest first, up to today. */
export const historySchema = withLists({
  days: listOf(historyDaySchema, { what: 'day', by: 'day' }),
  /** When the first of these wallets was linked; null where none is. */
  since: timeOrNull,
  /** When today's value was read. */
  at: timeOrNull,
});

/** Whether an asset is spam, as its owner sees it. */
export const assetMarks = ['SPAM', 'NOT_SPAM'] as const;
export type AssetMark = (typeof assetMarks)[number];

/** GET /users/me/asset-marks. A mark that isn't known hides nothing. */
export const assetMarksSchema = withLists({
  marks: listOf(
    z.object({
      /** Of a token or collection, or an NFT without one (base58). */
      address: z.string(),
      mark: orElse(z.enum(assetMarks), 'NOT_SPAM'),
    }),
    { what: 'mark', by: 'address', mayBeMissing: true },
  ),
});
