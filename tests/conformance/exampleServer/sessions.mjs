// Sessions and their cookies. See “Cookies” and “Renewal” in the document.

import { randomBytes } from 'node:crypto';

const minute = 60_000;
const day = 24 * 60 * minute;
const grace = 30_000;

const byAccess = new Map();
const byRefresh = new Map();

export const newToken = () => randomBytes(24).toString('base64url');

function issue(session) {
  const now = Date.now();
  if (session.tokens) session.previous = { ...session.tokens, until: now + grace };
  session.tokens = { access: newToken(), refresh: newToken(), xsrf: newToken(), until: now + day };
  byAccess.set(session.tokens.access, { session, until: now + 5 * minute });
  byRefresh.set(session.tokens.refresh, session);
}

export function openSession(user) {
  const session = { user, isOpen: true };
  issue(session);
  return session;
}

export function sessionOfAccess(token) {
  const entry = byAccess.get(token);
  return entry?.session.isOpen && entry.until > Date.now() ? entry.session : undefined;
}

/** The session that a refresh token can renew. A token that was exchanged too long ago revokes it. */
export function sessionOfRefresh(token) {
  const session = byRefresh.get(token);
  if (!session?.isOpen) return undefined;
  const tokens = [session.tokens, session.previous].find(({ refresh } = {}) => refresh === token);
  if (tokens?.until > Date.now()) return session;
  session.isOpen = false;
  return undefined;
}

/** Renews the session, unless this token was already exchanged. */
export function renew(session, token) {
  if (token === session.tokens.refresh) issue(session);
}

export function closeSession(session) {
  if (session) session.isOpen = false;
}

export const ownsXsrf = ({ tokens, previous }, token) =>
  [tokens.xsrf, previous?.xsrf].includes(token);

const cookie = (name, value, path, seconds, isReadable) =>
  `${name}=${value}; Path=${path}; Max-Age=${seconds}; SameSite=Lax${isReadable ? '' : '; HttpOnly'}`;

const accessCookie = (value, seconds) => cookie('castle_access', value, '/', seconds);
const refreshCookie = (value, seconds) => cookie('castle_refresh', value, '/api/auth', seconds);
export const xsrfCookie = (value, seconds = day / 1000) =>
  cookie('XSRF-TOKEN', value, '/', seconds, true);

export const cookiesToKeep = ({ tokens }) => [
  accessCookie(tokens.access, 5 * 60),
  refreshCookie(tokens.refresh, day / 1000),
  xsrfCookie(tokens.xsrf),
];

export const cookiesToDelete = () => [accessCookie('', 0), refreshCookie('', 0), xsrfCookie('', 0)];
