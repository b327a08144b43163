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

/** FAILED is one that could not go on, as when the bot left meanwhile. */
export const resyncStates = ['RUNNING', 'DONE', 'STOPPED', 'FAILED'] as const;

const count = orElse(z.number(), 0);
const part = z.object({ read: count, total: count });
/** Of something not told, nothing has been read. */
const readSchema = orElse(part, { read: 0, total: 0 });

/** What Discord knows of a server, read anew. */
export const resyncSchema = withLists({
  id: idSchema,
  serverId: orElse(z.string(), ''),
  server: orElse(z.string(), 'A server'),
  state: openEnum(z.enum(resyncStates)),
  by: textOrNull,
  at: timeOrNull,
  endedAt: timeOrNull,
  /** Calls to Discord, of which there is one at a time. */
  calls: readSchema,
  roles: readSchema,
  channels: readSchema,
  members: readSchema,
  /** Members from whom a role was taken that is gone on Discord. */
  corrected: count,
  failures: listOf(z.object({ what: z.string(), why: orElse(z.string(), '') }), {
    what: 'failure',
    by: 'what',
    mayBeMissing: true,
  }),
});
export type Resync = z.infer<typeof resyncSchema>;
export const oneResync = z.object({ resync: resyncSchema });

/** GET /staff/resyncs: what is over by pages, the newest first, and with each page all that run. */
export const resyncsSchema = withLists({
  ...pageShape(resyncSchema, { what: 're-sync', by: 'id' }),
  running: listOf(resyncSchema, { what: 're-sync', by: 'id' }),
});

/** A server, as staff look for one. */
const staffServerSchema = z.object({
  id: idSchema,
  name: orElse(z.string(), 'A server'),
  hasBot: exactlyTrue,
  members: count,
  isRunning: exactlyTrue,
  /** When it was last read to the end. */
  readAt: timeOrNull,
});
export type StaffServer = z.infer<typeof staffServerSchema>;

/** GET /staff/servers */
export const staffServersSchema = pageOf(staffServerSchema, { what: 'server', by: 'id' });
