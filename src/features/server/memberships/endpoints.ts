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

/** GET /users/me/servers (docs/product/servers.md). */
export const listMemberships = endpoint({
  method: 'GET',
  path: '/users/me/servers',
  tag,
  summary: 'Lists servers with the bot: the caller’s own, or public ones',
  description:
    'MINE has the servers with the bot that the caller is a member of. DISCOVER has the others that are listed in Discover, and says nothing about their members but how many they are. A server without a package in effect is included too.',
  access: 'session',
  order:
    'Pinned servers first, then by `order`: `recent` by the caller’s last points or else their join, `points`, `quests` by open quests, ways to earn and members, `members`, or `name`. Most comes first; equals by name, then by ID.',
  shows: ['Memberships', 'Quests', 'Seasons'],
  query: z.object({
    scope: z.optional(z.enum(serverScopes).check(z.describe('Defaults to `MINE`.'))),
    section: z.optional(
      z
        .enum(Object.keys(earningSections))
        .check(z.describe('Returns only servers with this way to earn turned on.')),
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
          z.describe('Order of the list. Defaults to `recent` for MINE, to `quests` for DISCOVER.'),
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
  description:
    'Also answers for a server that the caller isn’t a member of, if it’s listed in Discover: `standing` is null then, and `openQuests` and `rewards` say what it offers. Otherwise, it returns 403. The page polls it after the caller opened the invite link, to see when they have joined.',
  access: 'session',
  polledEvery: 4,
  polledWhile: 'the caller, who opened the invite link, hasn’t joined, for up to 10 minutes',
  shows: ['Memberships', 'Points', 'Quests', 'Modules', 'Streaks'],
  params: { slug },
  data: serverPageSchema,
  errors: { 'not-a-member': null, 'server-not-found': null },
});

/** PUT /users/me/servers/{slug}/pin */
export const pinServer = endpoint({
  method: 'PUT',
  path: '/users/me/servers/{slug}/pin',
  tag,
  summary: 'Pins or unpins a server in the caller’s list',
  description:
    'Pinned servers come first in the caller’s list, and the caller gets a notification for each quest that starts there from then on. Only members can pin a server.',
  access: 'session',
  changes: ['Memberships'],
  params: { slug },
  body: z.object({ isPinned: z.boolean('Must be true or false.') }),
  data: nothing,
  errors: { 'not-a-member': null, 'server-not-found': null },
});

/** POST /users/me/servers/{slug}/recheck: 429 within a minute of the last one. */
export const recheckRoles = endpoint({
  method: 'POST',
  path: '/users/me/servers/{slug}/recheck',
  tag,
  summary: 'Re-checks the caller’s holder roles on a server now',
  description:
    'Checks the caller’s linked wallets against the holder rules in effect and gives roles at once. A role whose rule isn’t met anymore is removed only after the rule’s grace period, and is in `kept` until then. Returns 402 while the server has no active package.',
  access: 'session',
  limit: 'Once a minute for each account and server.',
  changes: ['Memberships', 'LinkedWallets', 'Quests'],
  params: { slug },
  data: recheckSchema,
  errors: {
    'not-a-member': null,
    'package-expired': null,
    'server-not-found': null,
    'too-many-requests': null,
  },
});
