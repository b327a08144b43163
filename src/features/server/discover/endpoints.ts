import { endpoint } from '@/shared/api/endpoint';
import { discoverSchema } from './discover';

/** GET /discover (decision 116). */
export const discover = endpoint({
  method: 'GET',
  path: '/discover',
  tag: 'Discover',
  summary: 'Lists some public servers and their public quests',
  description:
    'The response is the same for everyone. It contains nothing about members, and only quests without requirements.',
  access: 'open',
  shows: ['Memberships', 'Quests'],
  data: discoverSchema,
});
