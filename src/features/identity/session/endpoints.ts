import { endpoint, nothing } from '@/shared/api/endpoint';
import { authenticateSchema, banSchema } from './user';

/** GET /auth/authenticate (spec §7). */
export const authenticate = endpoint({
  method: 'GET',
  path: '/auth/authenticate',
  tag: 'Session',
  summary: 'Returns the signed-in user',
  description:
    'Returns 200 for a visitor without an access or refresh token, 401 if there is one but no valid access token, and 403 with the reason after a banned account tried to sign in. Only 401 ends the session in the page.',
  polledEvery: 2,
  polledWhile:
    'a check of the session failed, with pauses that double up to 30 seconds, and every 30 seconds during maintenance',
  access: 'open',
  shows: ['Account'],
  data: authenticateSchema,
  errors: { 'account-banned': banSchema, 'not-signed-in': null },
});

/** GET /auth/logout (spec §7). */
export const logOut = endpoint({
  method: 'GET',
  path: '/auth/logout',
  tag: 'Session',
  summary: 'Ends the session, if any',
  description:
    'Revokes its tokens and deletes its cookies. Returns 200 without a session, too. Returns 403 if the request has a `Sec-Fetch-Site` header other than `same-origin` or `none`, because another site could send the browser here.',
  access: 'open',
  shows: ['Account'],
  data: nothing,
  setsCookies: true,
  errors: { 'cross-site-call': null },
});
