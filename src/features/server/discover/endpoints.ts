import { endpoint } from '@/shared/api/endpoint';
import { discoverSchema } from './discover';

/** GET /discover (docs/product/interface.md). */
export const discover = endpoint({
  method: 'GET',
  path: '/discover',
  tag: 'Discover',
  summary: 'Lists some public servers and their public quests',
  description:
    'Has up to 3 servers with the bot that are listed in Discover, and up to 4 quests of all listed servers. A quest is included if it’s live, has no requirements, isn’t in a locked or restricted category, and has places and rewards left. A server has at most two quests in the list, and a title appears once. The response is the same for everyone and contains nothing about members.',
  access: 'open',
  order:
    'Servers: most open quests first, then most members, then by name and ID. Quests: the first to end first and those without an end last; equal ends in the order of their servers and of the quest board.',
  shows: ['Memberships', 'Quests'],
  data: discoverSchema,
});
