import * as z from 'zod/mini';
import { endpoint, nothing } from '@/shared/api/endpoint';
import { addressText } from '@/shared/api/fields';
import { assetMarks, assetMarksSchema, historySchema, historySpans } from './history';

const tag = 'Portfolio';

/** GET /users/me/portfolio/history */
export const getPortfolioHistory = endpoint({
  method: 'GET',
  path: '/users/me/portfolio/history',
  tag,
  summary: 'Returns the value of the caller’s linked wallets by day (UTC)',
  description:
    'The history starts on the day the first wallet was linked and ends today. A day that couldn’t be read has null values; if one of several wallets couldn’t be read, the day counts as unread. Assets the caller marked as spam are left out. The days of an unlinked wallet are deleted.',
  order: 'Oldest day first.',
  orderedBy: ['day'],
  access: 'session',
  shows: ['AssetMarks', 'LinkedWallets', 'Market', 'Transactions'],
  query: z.object({
    span: z.optional(
      z.enum(historySpans).check(z.describe('Number of days up to today; defaults to 30.')),
    ),
    wallet: z.optional(
      addressText.check(z.describe('Address of a linked wallet. Defaults to all linked wallets.')),
    ),
  }),
  data: historySchema,
});

/** GET /users/me/asset-marks */
export const listAssetMarks = endpoint({
  method: 'GET',
  path: '/users/me/asset-marks',
  tag,
  summary: 'Lists what the caller marked as spam or not spam',
  description: 'All marks in one response. Only their owner sees them.',
  access: 'session',
  shows: ['AssetMarks'],
  data: assetMarksSchema,
});

/** PUT /users/me/asset-marks. 409 with more than 500 marks. */
export const markAsset = endpoint({
  method: 'PUT',
  path: '/users/me/asset-marks',
  tag,
  summary: 'Marks a token, collection or NFT as spam or not spam',
  description:
    'Replaces an earlier mark of the address. If `mark` is null, the mark is removed. An account can have 500 marks; one more returns 409.',
  access: 'session',
  changes: ['AssetMarks'],
  body: z.object({
    address: addressText.check(
      z.describe('Address of a token, a collection, or an NFT without a collection.'),
    ),
    mark: z.nullable(z.enum(assetMarks)),
  }),
  data: nothing,
  errors: { 'limit-reached': null },
});
