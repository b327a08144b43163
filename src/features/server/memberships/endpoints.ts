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
const slug = idOf('serverSlug', 'Name of the server in addresses.');

/** GET /users/me/servers (decision 97). */
export const listMemberships = endpoint({
  method: 'GET',
  path: '/users/me/servers',
  tag,
  summary: 'Lists servers with the bot: the caller’s own, or public ones',
  description:
    'Pinned servers come first. Returns nothing about members of servers the caller isn’t on.',
  access: 'session',
  shows: ['Memberships', 'Quests'],
  query: z.object({
    scope: z.optional(z.enum(serverScopes).check(z.describe('MINE when left out.'))),
    section: z.optional(
      z.enum(Object.keys(earningSections)).check(z.describe('With that way to earn alone.')),
    ),
    has: z.optional(
      z.enum(['QUESTS', 'CLAIMABLE']).check(z.describe('With open quests, or rewards to claim.')),
    ),
    order: z.optional(z.enum(serverOrders)),
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
  description: 'Returns 403 if the caller isn’t a member of a server that isn’t public.',
  access: 'session',
  shows: ['Memberships', 'Points', 'Quests', 'Modules'],
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
  body: z.object({ isPinned: z.boolean('Is true or false.') }),
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
    'Checks the linked wallets of the caller alone. A role is taken once the grace period of its rule is over.',
  access: 'session',
  changes: ['Memberships', 'LinkedWallets', 'Quests'],
  params: { slug },
  data: recheckSchema,
  errors: { 402: null, 403: null, 404: null, 429: null },
});
