import { endpoint, idOf } from '@/shared/api/endpoint';
import { levelsSchema } from './level';

/** GET /users/me/servers/{slug}/levels */
export const getMyLevels = endpoint({
  method: 'GET',
  path: '/users/me/servers/{slug}/levels',
  tag: 'Levels',
  summary: 'Returns the caller’s level and the level rewards on a server',
  description:
    'Levels follow from the XP of Chat to earn, which members keep while the module is off. Several rewards for one level are combined, and empty ones are left out.',
  order: 'Rewards by level, lowest first.',
  orderedBy: ['level'],
  access: 'session',
  shows: ['Points', 'Memberships', 'Modules', 'Discord'],
  params: { slug: idOf('serverSlug', 'Server slug, as in page URLs.') },
  data: levelsSchema,
  errors: { 'not-a-member': null, 'server-not-found': null },
});
