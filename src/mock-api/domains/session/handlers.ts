import * as ofClient from '@/shared/api/endpoints';
import * as ofSession from '@/features/identity/session/endpoints';
import { ACCESS_COOKIE, REFRESH_COOKIE } from '../../http/cookies';
import { isFromElsewhere } from '../../http/crossOrigin';
import { done, refuse } from '../../http/reply';
import { serve, type Handlers } from '../../http/serve';
import { isAdminOf } from '../access/access';
import type { World } from '../../store/world';
import { banOf, clearedBan } from '../accounts/ban';
import type { UserRow } from '../accounts/rows';
import {
  clearedCookies,
  closeSession,
  renewSession,
  sessionByAnyToken,
  sessionCookies,
} from '../accounts/sessions';

/** `isAdmin` is true for a user with any role on any server. */
const view = (world: World, user: UserRow) => ({
  isAdmin: isAdminOf(world, user),
  isAuthenticated: true,
  isAdminMode: user.isAdminMode,
  id: user.id,
  username: user.username,
  displayName: user.displayName,
  avatar: user.avatar,
  capabilities: user.capabilities,
});

const VISITOR = { isAdmin: false, isAuthenticated: false, isAdminMode: false };

const session: Handlers<typeof ofSession> = {
  /** A visitor without our cookies has no session to renew, which is not an error. */
  authenticate: ({ world, user, cookies }) => {
    if (user) return done({ user: view(world, user) });
    const ban = banOf(world, cookies);
    if (ban) return refuse('account-banned', 'This account is banned.', { ban });
    const hasCookie = cookies[ACCESS_COOKIE] !== undefined || cookies[REFRESH_COOKIE] !== undefined;
    return hasCookie ? refuse('not-signed-in', 'Sign in to continue.') : done({ user: VISITOR });
  },

  /** Works without a valid session too. Refused from other sites, because it is the only GET that changes something. */
  logOut: ({ world, cookies, setCookies, request }) => {
    if (isFromElsewhere(request))
      return refuse('cross-site-call', 'Log out from the profile menu.');
    const session = sessionByAnyToken(world, cookies);
    if (session) closeSession(world, session);
    setCookies([...clearedCookies(), ...clearedBan(cookies)]);
    world.changed();
    return done(null, 'Logged Out');
  },
};

const client: Handlers<typeof ofClient> = {
  renewAccessToken: ({ world, cookies, setCookies }) => {
    const refresh = cookies[REFRESH_COOKIE];
    const session = refresh === undefined ? null : renewSession(world, refresh);
    if (!session) {
      if (refresh !== undefined) setCookies(clearedCookies());
      return refuse('session-expired', 'Your session expired. Sign in again.');
    }
    setCookies(sessionCookies(session));
    return done(null, 'Session renewed.');
  },
};

export const sessionRoutes = [...serve(ofSession, session), ...serve(ofClient, client)];
