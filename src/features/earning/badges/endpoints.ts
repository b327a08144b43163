import { endpoint, idOf } from '@/shared/api/endpoint';
import { myBadgesSchema, serverBadgesSchema } from './memberBadges';

const tag = 'Badges';

/** GET /users/me/badges */
export const listMyBadges = endpoint({
  method: 'GET',
  path: '/users/me/badges',
  tag,
  summary: 'Lists the caller’s badges across all servers, newest first',
  description:
    'Awards badges whose rules the caller has met since. Includes badges from servers that the caller has left, but no deleted ones.',
  order: 'Earned last first; equal times by ID.',
  orderedBy: ['-earnedAt', 'id'],
  access: 'session',
  shows: ['Badges', 'Points', 'Quests', 'Seasons'],
  data: myBadgesSchema,
});

/** GET /users/me/servers/{slug}/badges */
export const listMyServerBadges = endpoint({
  method: 'GET',
  path: '/users/me/servers/{slug}/badges',
  tag,
  summary: 'Lists a server’s badges with the caller’s progress',
  description:
    'Awards badges whose rules the caller has met since. Badges that are off appear only if the caller has earned them.',
  order:
    'Earned badges first, the newest at the top; then by share of progress, highest first; equal ones oldest badge first, then by ID.',
  access: 'session',
  shows: ['Badges', 'Points', 'Quests', 'Seasons'],
  params: { slug: idOf('serverSlug', 'Server slug, as in page URLs.') },
  data: serverBadgesSchema,
  errors: { 'not-a-member': null, 'server-not-found': null },
});
