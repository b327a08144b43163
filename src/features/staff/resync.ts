import * as z from 'zod/mini';
import {
  exactlyTrue,
  idSchema,
  openEnum,
  orElse,
  textOrNull,
  timeOrNull,
} from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { pageOf, pageShape } from '@/shared/api/page';

/** FAILED: the re-sync could not continue, for example because the bot left the server. */
export const resyncStates = ['RUNNING', 'DONE', 'STOPPED', 'FAILED'] as const;

const count = orElse(z.number(), 0);
const part = z.object({ read: count, total: count });
/** Parts the server omits count as not read. */
const readSchema = orElse(part, { read: 0, total: 0 });

/** A re-sync: reads a server's data from Discord again. */
export const resyncSchema = withLists({
  id: idSchema,
  serverId: orElse(z.string(), ''),
  server: orElse(z.string(), 'A server'),
  state: openEnum(z.enum(resyncStates)).check(
    z.describe('`FAILED`: it couldn’t continue, for example because the bot left the server.'),
  ),
  by: textOrNull.check(z.describe('Name of who started it.')),
  at: timeOrNull.check(z.describe('When it started.')),
  endedAt: timeOrNull.check(z.describe('Null while it’s running.')),
  calls: readSchema.check(z.describe('Calls to Discord: its progress.')),
  roles: readSchema,
  channels: readSchema,
  members: readSchema,
  corrected: count.check(
    z.describe('Members who lost a role because it no longer exists in Discord.'),
  ),
  failures: listOf(z.object({ what: z.string(), why: orElse(z.string(), '') }), {
    what: 'failure',
    by: 'what',
    mayBeMissing: true,
  }).check(z.describe('Parts that weren’t read, and why, as texts to show.')),
});
export type Resync = z.infer<typeof resyncSchema>;
export const oneResync = z.object({ resync: resyncSchema });

/** GET /staff/resyncs: finished re-syncs by pages, newest first, and with each page all running ones. */
export const resyncsSchema = withLists({
  ...pageShape(resyncSchema, { what: 're-sync', by: 'id' }),
  running: listOf(resyncSchema, { what: 're-sync', by: 'id' }),
});

/** A server in the staff's search results. */
const staffServerSchema = z.object({
  id: idSchema,
  name: orElse(z.string(), 'A server'),
  hasBot: exactlyTrue,
  members: count,
  isRunning: exactlyTrue,
  readAt: timeOrNull.check(
    z.describe('End of its last complete re-sync. Null if it never had one.'),
  ),
});
export type StaffServer = z.infer<typeof staffServerSchema>;

/** GET /staff/servers */
export const staffServersSchema = pageOf(staffServerSchema, { what: 'server', by: 'id' });
