import { endpoint, nothing } from '@/shared/api/endpoint';
import { authenticateSchema, banSchema } from './user';

/** GET /auth/authenticate (spec §7). */
export const authenticate = endpoint({
  method: 'GET',
  path: '/auth/authenticate',
  tag: 'Session',
  summary: 'Returns the signed-in user',
  description: 'Returns 200 for a visitor without cookies, and 401 for an expired access token.',
  access: 'open',
  shows: ['Account'],
  data: authenticateSchema,
  errors: { 401: null, 403: banSchema },
});

/** GET /auth/logout (spec §7). */
export const logOut = endpoint({
  method: 'GET',
  path: '/auth/logout',
  tag: 'Session',
  summary: 'Ends the session, if any',
  description:
    'Returns 403 if the request has a `Sec-Fetch-Site` header other than `same-origin` or `none`.',
  access: 'open',
  shows: ['Account'],
  data: nothing,
  setsCookies: true,
  errors: { 403: null },
});
