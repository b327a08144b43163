// Who is signed in.

import { isCrossSite } from '../crossSite.mjs';
import { data } from '../data.mjs';
import { Failure } from '../http.mjs';
import {
  closeSession,
  cookiesToDelete,
  cookiesToKeep,
  renew,
  sessionOfRefresh,
} from '../sessions.mjs';

export function authenticate({ user, cookies }) {
  if (user?.ban) throw new Failure(403, 'account-banned', { ban: user.ban });
  if (!user && (cookies.castle_access || cookies.castle_refresh))
    throw new Failure(401, 'not-signed-in');
  if (!user) return { user: { isAdmin: false, isAuthenticated: false } };
  const isAdmin = data.servers.some(({ team }) => team[user.id]);
  return {
    user: {
      isAdmin,
      isAuthenticated: true,
      isAdminMode: false,
      capabilities: [],
      id: user.id,
      username: user.username,
      displayName: user.name,
      avatar: user.picture,
    },
  };
}

export function renewAccessToken({ session, cookies, setCookies }) {
  renew(session, cookies.castle_refresh);
  setCookies.splice(0, Infinity, ...cookiesToKeep(session));
  return null;
}

export function logOut({ request, session, cookies, setCookies }) {
  if (isCrossSite(request)) throw new Failure(403, 'cross-site-call');
  closeSession(session ?? sessionOfRefresh(cookies.castle_refresh));
  setCookies.splice(0, Infinity, ...cookiesToDelete());
  return null;
}
