import * as z from 'zod/mini';
import { endpoint, idOf } from '@/shared/api/endpoint';
import { idText } from '@/shared/api/fields';
import { pageQuery } from '@/shared/api/listQuery';
import { oneResync, resyncsSchema, staffServersSchema } from './resync';

const tag = 'Staff';

/** GET /staff/servers: every server, by name. */
export const listStaffServers = endpoint({
  method: 'GET',
  path: '/staff/servers',
  tag,
  summary: 'Lists every server with its last re-sync',
  description: 'Includes servers that the bot isn’t in, which can’t be re-synced.',
  order: 'By name; equal names by ID.',
  orderedBy: ['name', 'id'],
  access: 'staff',
  shows: ['Resyncs'],
  query: z.object({
    ...pageQuery,
    search: z.optional(
      z.string().check(z.describe('Words that must all occur in the name or ID.')),
    ),
  }),
  data: staffServersSchema,
});

/** GET /staff/resyncs (docs/product/staff.md). */
export const listResyncs = endpoint({
  method: 'GET',
  path: '/staff/resyncs',
  tag,
  summary: 'Lists the re-syncs of all servers',
  description:
    '`items` is one page of past re-syncs. `running` has all running ones, on each page.',
  order: 'Started last first.',
  polledEvery: 1,
  polledWhile: 'a re-sync is running',
  access: 'staff',
  shows: ['Resyncs'],
  query: z.object(pageQuery),
  data: resyncsSchema,
});

/** POST /staff/resyncs: 409 while one runs on the server, or where the bot is not on it. */
export const startResync = endpoint({
  method: 'POST',
  path: '/staff/resyncs',
  tag,
  summary: 'Re-syncs a server from Discord',
  description:
    'Reads roles, channels and members in the background, and removes roles from members that no longer exist in Discord. A server can have one re-sync at a time: another one returns 409, and so does a server without the bot.',
  access: 'staff',
  changes: ['Resyncs', 'Staff'],
  body: z.object({ serverId: idText.check(z.describe('ID of the server.')) }),
  status: 201,
  data: oneResync,
  errors: { 'already-running': null, 'bot-missing': null, 'server-not-found': null },
});

/** POST /staff/resyncs/{resyncId}/stop: what was read stays read. 409 once it has ended. */
export const stopResync = endpoint({
  method: 'POST',
  path: '/staff/resyncs/{resyncId}/stop',
  tag,
  summary: 'Stops a re-sync',
  description: 'What was read until then is kept. Returns 409 once it ended.',
  access: 'staff',
  changes: ['Resyncs', 'Staff'],
  params: { resyncId: idOf('resync', 'ID of the re-sync.') },
  data: oneResync,
  errors: { 'already-ended': null, 'resync-not-found': null },
});
