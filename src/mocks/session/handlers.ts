import type { UserRow } from './rows';
import { on, withSession, type Handle } from '../http/endpoint';
import { fail, ok } from '../http/envelope';
import { ACCESS_COOKIE, REFRESH_COOKIE } from '../http/cookies';
import {
  clearedCookies,
  closeSession,
  renewSession,
  sessionByAnyToken,
  sessionCookies,
} from './sessions';

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

const VISITOR = { isAdmin: false, isAuthenticated: false, isAdminMode: false };
const known = withSession(({ user }) => ok({ user: view(user) }));

/** A visitor who has no cookie of ours has nothing to renew, and is told so without an error. */
const authenticate: Handle = (context) =>
  context.cookies[ACCESS_COOKIE] === undefined && context.cookies[REFRESH_COOKIE] === undefined
    ? ok({ user: VISITOR })
    : known(context);

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
  on.get('/api/auth/authenticate', authenticate),
  on.post('/api/auth/renew-access-token', renew),
  on.get('/api/auth/logout', logout),
];
