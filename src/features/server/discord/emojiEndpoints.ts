import { endpoint, serverParam } from '@/shared/api/endpoint';
import { serverEmojisSchema } from './emoji';

/** GET /discord/servers/{id}/emojis (docs/product/posts-and-messages.md). */
export const listEmojis = endpoint({
  method: 'GET',
  path: '/discord/servers/{id}/emojis',
  tag: 'Servers',
  summary: 'Returns a server’s custom emoji',
  description:
    'Returns the emoji that Discord has for the server, also those it can’t use now. Pickers offer the available ones.',
  access: 'viewer',
  order: 'As Discord lists them.',
  shows: ['Discord'],
  params: { id: serverParam },
  data: serverEmojisSchema,
});
