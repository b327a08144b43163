import * as z from 'zod/mini';
import { endpoint, serverParam } from '@/shared/api/endpoint';
import { pageQuery, searchQuery, sortQuery } from '@/shared/api/listQuery';
import { botInfoSchema, managedServersSchema, serverDetailsSchema } from './guild';
import { serverStatsSchema } from './serverStats';

/** GET /discord/bot-info (spec §7). */
export const getBotInfo = endpoint({
  method: 'GET',
  path: '/discord/bot-info',
  tag: 'Servers',
  summary: 'Returns the bot’s name and icon',
  access: 'open',
  shows: ['Discord'],
  data: botInfoSchema,
});

/** GET /discord/servers (decision 55). */
export const listServers = endpoint({
  method: 'GET',
  path: '/discord/servers',
  tag: 'Servers',
  summary: 'Lists servers the caller can manage, with and without the bot',
  access: 'session',
  shows: ['Servers', 'Orders', 'Modules'],
  query: z.object({ ...pageQuery, ...sortQuery, ...searchQuery }),
  data: managedServersSchema,
});

/** GET /discord/server-details/{id} (spec §3, §7). */
export const getServerDetails = endpoint({
  method: 'GET',
  path: '/discord/server-details/{id}',
  tag: 'Servers',
  summary: 'Returns a server with its channels and roles',
  access: 'viewer',
  shows: ['ServerDetails'],
  params: { id: serverParam },
  data: z.object({ serverDetails: serverDetailsSchema }),
});

/** GET /discord/servers/{id}/stats (decision 55). */
export const getServerStats = endpoint({
  method: 'GET',
  path: '/discord/servers/{id}/stats',
  tag: 'Servers',
  summary: 'Returns a server’s stats',
  access: 'viewer',
  shows: ['ServerStats', 'AuditLog', 'Modules', 'Members', 'Quests'],
  params: { id: serverParam },
  data: serverStatsSchema,
});
