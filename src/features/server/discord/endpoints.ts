import * as z from 'zod/mini';
import { endpoint, serverParam } from '@/shared/api/endpoint';
import { pageQuery, searchQuery, sortedBy } from '@/shared/api/listQuery';
import { botInfoSchema, managedServersSchema, serverDetailsSchema } from './guild';
import { serverStatsSchema } from './serverStats';

/** GET /discord/bot-info (spec §7). */
export const getBotInfo = endpoint({
  method: 'GET',
  path: '/discord/bot-info',
  tag: 'Servers',
  summary: 'Returns the bot’s name and icon',
  description: 'The name and picture that posts of the bot have in previews.',
  access: 'open',
  shows: ['Discord'],
  data: botInfoSchema,
});

/** GET /discord/servers (ADR api-beyond-specification). */
export const listServers = endpoint({
  method: 'GET',
  path: '/discord/servers',
  tag: 'Servers',
  summary: 'Lists servers the caller can manage, with and without the bot',
  description:
    'Lists servers where the caller has Manage Server in Discord, also without the bot, and servers with the bot where the caller has a role on the team. Servers without the bot have no `id`, but an `inviteUrl` that adds it.',
  access: 'session',
  order: 'By name; equal names by Discord ID.',
  orderedBy: ['guildName', 'guildId'],
  shows: ['Servers', 'Orders', 'Modules'],
  query: z.object({
    ...pageQuery,
    ...sortedBy(['guildName', 'memberCount', 'planExpiresAt'], 'guildName'),
    ...searchQuery,
  }),
  data: managedServersSchema,
});

/** GET /discord/server-details/{id} (spec §3, §7). */
export const getServerDetails = endpoint({
  method: 'GET',
  path: '/discord/server-details/{id}',
  tag: 'Servers',
  summary: 'Returns a server with its channels and roles',
  description:
    'The dashboard reads this for each server that is chosen. A bot service is true if an active package of the server includes it, and `subscription` is about the largest active package. Without one, it’s about an order that is being verified, or else the latest order.',
  access: 'viewer',
  shows: ['ServerDetails'],
  params: { id: serverParam },
  data: z.object({ serverDetails: serverDetailsSchema }),
});

/** GET /discord/servers/{id}/stats (ADR api-beyond-specification). */
export const getServerStats = endpoint({
  method: 'GET',
  path: '/discord/servers/{id}/stats',
  tag: 'Servers',
  summary: 'Returns a server’s stats',
  description:
    'Counts members, wallets and alerts from the rows of the server. A figure that can’t be read is null, and the others are still returned.',
  access: 'viewer',
  shows: ['ServerStats', 'AuditLog', 'Modules', 'Members', 'Quests'],
  params: { id: serverParam },
  data: serverStatsSchema,
});
