import type { UserRow } from '../db/types';
import { on, withSession, type Handle } from '../http/endpoint';
import { fail, ok } from '../http/envelope';
import { REFRESH_COOKIE } from '../http/cookies';
import {
  clearedCookies,
  closeSession,
  renewSession,
  sessionByAnyToken,
  sessionCookies,
} from '../http/sessions';

const view = (user: UserRow) => ({
  isAdmin: user.isAdmin,
  isAuthenticated: true,
  isAdminMode: user.isAdminMode,
  id: user.id,
  username: user.username,
  displayName: user.displayName,
  avatar: user.avatar,
  capabilities: user.capabilities,
});

const renew: Handle = ({ world, cookies, setCookies }) => {
  const refresh = cookies[REFRESH_COOKIE];
  const session = refresh === undefined ? null : renewSession(world, refresh);
  if (!session) {
    if (refresh !== undefined) setCookies(clearedCookies());
    return fail(401, 'Your session has run out. Sign in again.');
  }
  setCookies(sessionCookies(session));
  return ok(null, 'Session renewed.');
};

/** Works without a valid session too: whoever asks to be logged out is. */
const logout: Handle = ({ world, cookies, setCookies }) => {
  const session = sessionByAnyToken(world, cookies);
  if (session) closeSession(world, session);
  setCookies(clearedCookies());
  world.changed();
  return ok(null, 'Logged Out');
};

export const sessionEndpoints = [
  on.get(
    '/api/auth/authenticate',
    withSession(({ user }) => ok({ user: view(user) })),
  ),
  on.post('/api/auth/renew-access-token', renew),
  on.get('/api/auth/logout', logout),
];
