import * as z from 'zod/mini';
import { botInfoSchema, managedServersSchema, serverDetailsSchema } from '@/features/discord/guild';
import { serverStatsSchema } from '@/features/discord/serverStats';
import { collectionSchema, tokenSchema } from '@/features/market/market';
import { calls, under, type Operation } from '../operation';
import { LIST } from '../parameters';
import { shape } from '../shape';

const { get } = calls;

const server = ['ServerId'] as const;

/** Discord servers, and what the chain's markets tell. */
export const serverOperations: readonly Operation[] = [
  ...under('Servers', [
    get('/discord/bot-info', 'getBotInfo', 'Name and picture of the bot', {
      access: 'open',
      data: shape(botInfoSchema),
    }),
    get('/discord/servers', 'listServers', 'Servers you may manage, with and without the bot', {
      query: LIST,
      data: shape(managedServersSchema),
    }),
    get(
      '/discord/server-details/{id}',
      'getServerDetails',
      'A server with its channels and roles',
      {
        of: server,
        data: shape(z.object({ serverDetails: serverDetailsSchema })),
        errors: [403, 404],
      },
    ),
    get('/discord/servers/{id}/stats', 'getServerStats', 'How a server is doing', {
      of: server,
      data: shape(serverStatsSchema),
      errors: [403, 404],
    }),
  ]),
  ...under('Market', [
    get('/market/tokens/{mint}', 'getToken', 'A fungible token', {
      of: ['Mint'],
      data: shape(tokenSchema),
      errors: [404, 422],
    }),
    get('/market/collections/{address}', 'getCollection', 'A collection of NFTs', {
      of: ['CollectionAddress'],
      data: shape(collectionSchema),
      errors: [404, 422],
    }),
  ]),
];
