import * as z from 'zod/mini';
import { endpoint, idOf, type PathParam } from '@/shared/api/endpoint';
import { pageQuery } from '@/shared/api/listQuery';
import { earningSections, payoutsSchema, pointsEntriesSchema, pointsSchema } from './points';

const tag = 'Points';
const section: PathParam = {
  of: 'section',
  description: `A way to earn: ${Object.keys(earningSections).join(', ')}.`,
  schema: z.enum(Object.keys(earningSections)),
};
const slug = idOf('serverSlug', 'Server slug, as in page URLs.');
const place = { section, slug };

/** GET /points/{section}/{slug} (docs/product/claims-and-payouts.md) */
export const getPoints = endpoint({
  method: 'GET',
  path: '/points/{section}/{slug}',
  tag,
  summary: 'Returns the caller’s points for a way to earn on a server',
  description:
    'Sums up the caller’s point entries: `earned` equals `available` + `locked` + `settled` + `expired`.',
  access: 'session',
  shows: ['Points'],
  params: place,
  data: pointsSchema,
  errors: { 'earning-not-found': null, 'not-a-member': null, 'server-not-found': null },
});

/** GET /points/{section}/{slug}/entries */
export const listPointsEntries = endpoint({
  method: 'GET',
  path: '/points/{section}/{slug}/entries',
  tag,
  summary: 'Returns the ledger of the caller’s points, newest first',
  description: 'Entries are never changed or deleted; a correction is an entry of its own.',
  order: 'Written last first. `balanceAfter` follows this order.',
  access: 'session',
  shows: ['Points'],
  params: place,
  query: z.object({ ...pageQuery }),
  data: pointsEntriesSchema,
  errors: { 'earning-not-found': null, 'not-a-member': null, 'server-not-found': null },
});

/** GET /points/{section}/{slug}/payouts */
export const listMyPayouts = endpoint({
  method: 'GET',
  path: '/points/{section}/{slug}/payouts',
  tag,
  summary: 'Returns payouts from a server’s ledger wallet to the caller, newest first',
  description:
    'Lists rewards of quests, programs and seasons of the server, the same for each way to earn. Payouts of claims are in `GET /points/{section}/{slug}/claims`.',
  order: 'Newest first; equal times by ID.',
  orderedBy: ['-at', 'id'],
  polledEvery: 10,
  polledWhile: 'a listed payout is on its way',
  access: 'session',
  shows: ['Points'],
  params: place,
  query: z.object({ ...pageQuery }),
  data: payoutsSchema,
  errors: { 'earning-not-found': null, 'not-a-member': null, 'server-not-found': null },
});
