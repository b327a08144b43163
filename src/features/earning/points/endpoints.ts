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
const REFUSED = { 403: null, 404: null };
const MEMBERS = 'Returns 403 if the caller isn’t a member of the server.';

/** GET /points/{section}/{slug} (decision 76). */
export const getPoints = endpoint({
  method: 'GET',
  path: '/points/{section}/{slug}',
  tag,
  summary: 'Returns the caller’s points for a way to earn on a server',
  description: MEMBERS,
  access: 'session',
  shows: ['Points'],
  params: place,
  data: pointsSchema,
  errors: REFUSED,
});

/** GET /points/{section}/{slug}/entries */
export const listPointsEntries = endpoint({
  method: 'GET',
  path: '/points/{section}/{slug}/entries',
  tag,
  summary: 'Returns the ledger of the caller’s points, newest first',
  description: MEMBERS,
  access: 'session',
  shows: ['Points'],
  params: place,
  query: z.object({ ...pageQuery }),
  data: pointsEntriesSchema,
  errors: REFUSED,
});

/** GET /points/{section}/{slug}/payouts */
export const listMyPayouts = endpoint({
  method: 'GET',
  path: '/points/{section}/{slug}/payouts',
  tag,
  summary: 'Returns payouts from a server’s ledger wallet to the caller, newest first',
  description: MEMBERS,
  access: 'session',
  shows: ['Points'],
  params: place,
  query: z.object({ ...pageQuery }),
  data: payoutsSchema,
  errors: REFUSED,
});
