import { encodeBase58 } from '@/shared/solana/base58';
import { deviceOf } from './device';
import type { SessionRow } from './rows';
import type { World } from '../../store/world';
import {
  ACCESS_COOKIE,
  ACCESS_TTL,
  REFRESH_COOKIE,
  REFRESH_TTL,
  RENEWAL_GRACE,
  XSRF_COOKIE,
  type SetCookie,
} from '../../http/cookies';

declare module '../../store/events' {
  interface Events {
    /** An account with open sessions signed in with a browser it has not used. `device` is its name in words. */
    newBrowserSignedIn: { userId: string; device: string };
  }
}

/** An unguessable token of 32 bytes. */
export const token = () => encodeBase58(crypto.getRandomValues(new Uint8Array(32)));

/** Opens a session for a user who has consented. */
export function openSession(world: World, userId: string, request?: Request): SessionRow {
  const userAgent = request?.headers.get('user-agent') ?? world.settings.userAgent;
  const open = world.db.sessions.filter((row) => row.userId === userId);
  const isNewBrowser = open.length > 0 && open.every((row) => row.userAgent !== userAgent);
  if (isNewBrowser) world.publish('newBrowserSignedIn', { userId, device: deviceOf(userAgent) });
  const session: SessionRow = {
    id: token(),
    userId,
    openedAt: world.clock.now(),
    userAgent,
    usedRefresh: [],
    ...freshTokens(world),
  };
  world.db.sessions.push(session);
  const user = world.db.users.find(({ id }) => id === userId);
  if (user?.isNew === true) user.isNew = false;
  return session;
}

/** The session of an access token that has not run out, or null. */
export const sessionOf = (world: World, access: string | undefined): SessionRow | null =>
  world.db.sessions.find(
    (row) =>
      access !== undefined && row.access === access && world.clock.now() < row.accessExpiresAt,
  ) ?? null;

/**
 * Exchanges a refresh token for new tokens. The last token exchanged gets the same tokens again for RENEWAL_GRACE: a
 * reload breaks off a renewal whose answer has never arrived, and tabs may renew at once. Any other exchanged token
 * is a sign of theft: the whole session is revoked (reliability A6, RFC 9700, 4.14.2). Null when the token is
 * unknown, has run out or is reused.
 */
export function renewSession(world: World, refresh: string): SessionRow | null {
  const { db, clock } = world;
  const reused = db.sessions.find((row) => row.usedRefresh.includes(refresh));
  if (reused) {
    const isLast = reused.usedRefresh.at(-1) === refresh;
    if (isLast && clock.now() < reused.seenAt + RENEWAL_GRACE) return reused;
    closeSession(world, reused);
    return null;
  }
  const session = db.sessions.find((row) => row.refresh === refresh);
  if (!session || clock.now() >= session.refreshExpiresAt) return null;
  session.usedRefresh.push(session.refresh);
  Object.assign(session, { previousXsrf: session.xsrf, ...freshTokens(world) });
  return session;
}

export function closeSession(world: World, session: SessionRow): void {
  world.db.sessions = world.db.sessions.filter((row) => row !== session);
}

export function closeSessionsOf(world: World, userId: string): void {
  world.db.sessions = world.db.sessions.filter((row) => row.userId !== userId);
}

/** The session either token belongs to, run out or not: what logout has to end. */
export const sessionByAnyToken = (world: World, cookies: Record<string, string>) =>
  world.db.sessions.find(
    (row) => row.access === cookies[ACCESS_COOKIE] || row.refresh === cookies[REFRESH_COOKIE],
  ) ?? null;

export const sessionCookies = (session: SessionRow): SetCookie[] => [
  cookie(ACCESS_COOKIE, session.access, ACCESS_TTL, '/', true),
  cookie(REFRESH_COOKIE, session.refresh, REFRESH_TTL, '/api/auth', true),
  xsrfCookie(session),
];

/** Random, and of the session where there is one. Not HttpOnly: the client echoes it in X-XSRF-TOKEN (spec §7). */
export const xsrfCookie = (session: SessionRow | null) =>
  cookie(XSRF_COOKIE, session?.xsrf ?? token(), REFRESH_TTL, '/', false);

/** Whether a write's XSRF token is the session's own; one from before the last renewal may still be on its way. */
export const isXsrfOf = ({ xsrf, previousXsrf }: SessionRow, sent: string): boolean =>
  xsrf === undefined || sent === xsrf || sent === previousXsrf;

export const clearedCookies = (): SetCookie[] => [
  cookie(ACCESS_COOKIE, '', 0, '/', true),
  cookie(REFRESH_COOKIE, '', 0, '/api/auth', true),
  cookie(XSRF_COOKIE, '', 0, '/', false),
];

const cookie = (
  name: string,
  value: string,
  ttl: number,
  path: string,
  httpOnly: boolean,
): SetCookie => ({ name, value, maxAge: Math.floor(ttl / 1000), path, httpOnly });

const freshTokens = ({ clock }: World) => ({
  seenAt: clock.now(),
  access: token(),
  accessExpiresAt: clock.now() + ACCESS_TTL,
  refresh: token(),
  refreshExpiresAt: clock.now() + REFRESH_TTL,
  xsrf: token(),
});
