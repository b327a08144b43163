import * as z from 'zod/mini';
import { endpoint, idOf, nothing } from '@/shared/api/endpoint';
import { pageQuery, searchQuery } from '@/shared/api/listQuery';
import { earningSections } from '@/features/earning/points/points';
import {
  membershipsSchema,
  recheckSchema,
  serverOrders,
  serverPageSchema,
  serverScopes,
} from './membership';

const tag = 'Memberships';
const slug = idOf('serverSlug', 'Server slug, as in page URLs.');

/** GET /users/me/servers (decision 97). */
export const listMemberships = endpoint({
  method: 'GET',
  path: '/users/me/servers',
  tag,
  summary: 'Lists servers with the bot: the caller’s own, or public ones',
  description:
    'Pinned servers come first. Returns nothing about members of servers the caller isn’t on.',
  access: 'session',
  shows: ['Memberships', 'Quests', 'Seasons'],
  query: z.object({
    scope: z.optional(z.enum(serverScopes).check(z.describe('Defaults to `MINE`.'))),
    section: z.optional(
      z
        .enum(Object.keys(earningSections))
        .check(z.describe('Returns only servers with this way to earn.')),
    ),
    has: z.optional(
      z
        .enum(['QUESTS', 'CLAIMABLE'])
        .check(
          z.describe('Returns only servers with open quests, or only those with rewards to claim.'),
        ),
    ),
    order: z.optional(
      z
        .enum(serverOrders)
        .check(
          z.describe('Defaults to `recent` for the caller’s servers, to `quests` for others.'),
        ),
    ),
    ...searchQuery,
    ...pageQuery,
  }),
  data: membershipsSchema,
});

/** GET /users/me/servers/{slug} */
export const getServerPage = endpoint({
  method: 'GET',
  path: '/users/me/servers/{slug}',
  tag,
  summary: 'Returns a server as its members see it, with the caller’s progress',
  description: 'Returns 403 if the server isn’t public and the caller isn’t a member.',
  access: 'session',
  shows: ['Memberships', 'Points', 'Quests', 'Modules', 'Streaks'],
  params: { slug },
  data: serverPageSchema,
  errors: { 403: null, 404: null },
});

/** PUT /users/me/servers/{slug}/pin */
export const pinServer = endpoint({
  method: 'PUT',
  path: '/users/me/servers/{slug}/pin',
  tag,
  summary: 'Pins or unpins a server in the caller’s list',
  access: 'session',
  changes: ['Memberships'],
  params: { slug },
  body: z.object({ isPinned: z.boolean('Must be true or false.') }),
  data: nothing,
  errors: { 403: null, 404: null },
});

/** POST /users/me/servers/{slug}/recheck: 429 within a minute of the last one. */
export const recheckRoles = endpoint({
  method: 'POST',
  path: '/users/me/servers/{slug}/recheck',
  tag,
  summary: 'Re-checks the caller’s holder roles on a server now',
  description:
    'Checks only the caller’s linked wallets. The bot removes a role once the grace period of its rule is over.',
  access: 'session',
  changes: ['Memberships', 'LinkedWallets', 'Quests'],
  params: { slug },
  data: recheckSchema,
  errors: { 402: null, 403: null, 404: null, 429: null },
});
