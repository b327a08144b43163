import * as z from 'zod/mini';
import { lamportsText, orElse, orNull, timeOrNull } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';

/** Days the history can cover. */
export const historySpans = ['7', '30', '90', '365'] as const;
export type HistorySpan = (typeof historySpans)[number];

/** Amounts are read strictly: one that isn't exact is unknown. */
const lamports = orNull(z.nullable(lamportsText));

const historyDaySchema = z.object({
  day: z.string().check(z.describe('YYYY-MM-DD, in UTC.')),
  tokens: lamports.check(
    z.describe('Value of SOL and tokens in lamports. Null if the day wasn’t read.'),
  ),
  nfts: lamports.check(
    z.describe('Value of NFTs at floor prices in lamports. Null if the day wasn’t read.'),
  ),
});
export type HistoryDay = z.infer<typeof historyDaySchema>;

/** GET /users/me/portfolio/history: one row per day, oldest first, up to today. */
export const historySchema = withLists({
  days: listOf(historyDaySchema, { what: 'day', by: 'day' }),
  since: timeOrNull.check(
    z.describe('When the first of these wallets was linked. Null without wallets.'),
  ),
  at: timeOrNull.check(z.describe('Time of today’s values.')),
});

/** Marks of an owner for an asset. */
export const assetMarks = ['SPAM', 'NOT_SPAM'] as const;
export type AssetMark = (typeof assetMarks)[number];

/** GET /users/me/asset-marks. An unknown mark hides nothing. */
export const assetMarksSchema = withLists({
  marks: listOf(
    z.object({
      address: z
        .string()
        .check(z.describe('Address of a token, a collection, or an NFT without a collection.')),
      mark: orElse(z.enum(assetMarks), 'NOT_SPAM'),
    }),
    { what: 'mark', by: 'address', mayBeMissing: true },
  ),
});
