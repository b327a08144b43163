import * as z from 'zod/mini';
import { endpoint, idOf } from '@/shared/api/endpoint';
import { idText } from '@/shared/api/fields';
import { pageQuery, searchQuery } from '@/shared/api/listQuery';
import { oneResync, resyncsSchema, staffServersSchema } from './resync';

const tag = 'Staff';

/** GET /staff/servers: every server, by name. */
export const listStaffServers = endpoint({
  method: 'GET',
  path: '/staff/servers',
  tag,
  summary: 'Lists every server with its last re-sync',
  access: 'staff',
  shows: ['Resyncs'],
  query: z.object({ ...pageQuery, ...searchQuery }),
  data: staffServersSchema,
});

/** GET /staff/resyncs (decision 114). */
export const listResyncs = endpoint({
  method: 'GET',
  path: '/staff/resyncs',
  tag,
  summary: 'Lists the re-syncs of all servers, newest first',
  description: 'Returns one page of past re-syncs and all running ones.',
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
    'Reads roles, channels and members in the background. A server can have one re-sync at a time.',
  access: 'staff',
  changes: ['Resyncs', 'Staff'],
  body: z.object({ serverId: idText.check(z.describe('ID of the server.')) }),
  status: 201,
  data: oneResync,
  errors: { 404: null, 409: null },
});

/** POST /staff/resyncs/{resyncId}/stop: what was read stays read. 409 once it has ended. */
export const stopResync = endpoint({
  method: 'POST',
  path: '/staff/resyncs/{resyncId}/stop',
  tag,
  summary: 'Stops a re-sync',
  access: 'staff',
  changes: ['Resyncs', 'Staff'],
  params: { resyncId: idOf('resync', 'ID of the re-sync.') },
  data: oneResync,
  errors: { 404: null, 409: null },
});
