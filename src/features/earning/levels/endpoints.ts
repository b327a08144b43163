import { endpoint, idOf } from '@/shared/api/endpoint';
import { levelsSchema } from './level';

/** GET /users/me/servers/{slug}/levels */
export const getMyLevels = endpoint({
  method: 'GET',
  path: '/users/me/servers/{slug}/levels',
  tag: 'Levels',
  summary: 'Returns the caller’s level and the level rewards on a server',
  access: 'session',
  shows: ['Points', 'Memberships', 'Modules', 'Discord'],
  params: { slug: idOf('serverSlug', 'Server slug, as in page URLs.') },
  data: levelsSchema,
  errors: { 403: null, 404: null },
});
