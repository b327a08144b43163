import { endpoint, idOf } from '@/shared/api/endpoint';
import { myBadgesSchema, serverBadgesSchema } from './memberBadges';

const tag = 'Badges';

/** GET /users/me/badges */
export const listMyBadges = endpoint({
  method: 'GET',
  path: '/users/me/badges',
  tag,
  summary: 'Lists the caller’s badges across all servers, newest first',
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
  description: 'Badges that are off appear only if the caller has earned them.',
  access: 'session',
  shows: ['Badges', 'Points', 'Quests', 'Seasons'],
  params: { slug: idOf('serverSlug', 'Server slug, as in page URLs.') },
  data: serverBadgesSchema,
  errors: { 403: null, 404: null },
});
