import { endpoint } from '@/shared/api/endpoint';
import { discoverSchema } from './discover';

/** GET /discover (decision 116). */
export const discover = endpoint({
  method: 'GET',
  path: '/discover',
  tag: 'Discover',
  summary: 'Lists some public servers and their public quests',
  description: 'The same for everyone: nothing of any member, and nothing behind a condition.',
  access: 'open',
  shows: ['Memberships', 'Quests'],
  data: discoverSchema,
});
