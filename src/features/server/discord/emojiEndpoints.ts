import { endpoint, serverParam } from '@/shared/api/endpoint';
import { serverEmojisSchema } from './emoji';

/** GET /discord/servers/{id}/emojis (decision 134). */
export const listEmojis = endpoint({
  method: 'GET',
  path: '/discord/servers/{id}/emojis',
  tag: 'Servers',
  summary: 'Returns a server’s custom emoji',
  access: 'viewer',
  shows: ['Discord'],
  params: { id: serverParam },
  data: serverEmojisSchema,
});
