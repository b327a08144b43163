import { endpoint, idOf, nothing } from '@/shared/api/endpoint';
import { accountSessionsSchema } from './account';

const tag = 'Account';

/** GET /users/me/sessions (decision 96). */
export const listSessions = endpoint({
  method: 'GET',
  path: '/users/me/sessions',
  tag,
  summary: 'Where one is signed in, this session first',
  access: 'session',
  data: accountSessionsSchema,
});

/** DELETE /users/me/sessions/{sessionId}: its next call is answered with 401. */
export const endSession = endpoint({
  method: 'DELETE',
  path: '/users/me/sessions/{sessionId}',
  tag,
  summary: 'Ends one of one’s sessions',
  access: 'session',
  params: { sessionId: idOf('session', 'The session.') },
  data: nothing,
  errors: { 404: null },
});

/** POST /users/me/sessions/sign-out: this one too. */
export const signOutEverywhere = endpoint({
  method: 'POST',
  path: '/users/me/sessions/sign-out',
  tag,
  summary: 'Ends all of one’s sessions, this one too',
  access: 'session',
  data: nothing,
  setsCookies: true,
});
