import { parseCookie, stringifySetCookie, type Cookies } from 'cookie';
import { MINUTE, SECOND } from '@/shared/time/durations';

export const ACCESS_COOKIE = 'castle_access';
export const REFRESH_COOKIE = 'castle_refresh';
/** Of a browser whose sign-in was refused because the account is banned. */
export const BAN_COOKIE = 'castle_ban';
export const XSRF_COOKIE = 'XSRF-TOKEN';
export const XSRF_HEADER = 'x-xsrf-token';
/** Names the in-memory world a browser test works in. */
export const WORLD_COOKIE = 'castle_world';

/** How long an access token, a refresh token and a consent code are valid, ms. */
export const ACCESS_TTL = 5 * MINUTE;
export const REFRESH_TTL = 24 * 60 * MINUTE;
export const CODE_TTL = 10 * MINUTE;
/** How long a refresh token is still accepted once it was exchanged, ms. */
export const RENEWAL_GRACE = 30 * SECOND;

export interface SetCookie {
  name: string;
  value: string;
  /** Seconds; 0 deletes the cookie. */
  maxAge: number;
  path: string;
  httpOnly: boolean;
  /** Sent over https alone. */
  secure?: boolean;
}

/** A page's own cookie jar, where nothing real carries cookies: service worker and unit tests. */
export interface CookieJar {
  read(): Record<string, string>;
  write(cookie: SetCookie): void;
}

/** Reads a Cookie header. A name that occurs twice keeps its first value, as browsers send the closest path first. */
export const parseCookies = (header: string | null): Cookies => parseCookie(header ?? '');

export const serializeCookie = (cookie: SetCookie): string =>
  stringifySetCookie({ ...cookie, sameSite: 'lax' });

/** Browsers take these names over https alone, and `__Host-` from this very host (RFC 6265bis). */
const PREFIX = /^__(?:Host|Secure)-/;
/** What a page on plain http may not set for us: a sign-in and its session. */
const isPrefixed = (name: string) => name.startsWith('castle') && name !== WORLD_COOKIE;

/** The cookie as it is set over https. The name of the XSRF cookie is given by spec §7. */
export function overHttps(cookie: SetCookie): SetCookie {
  const prefix = cookie.path === '/' ? '__Host-' : '__Secure-';
  return {
    ...cookie,
    name: isPrefixed(cookie.name) ? `${prefix}${cookie.name}` : cookie.name,
    secure: true,
  };
}

/**
 * Cookies by their names without prefix. Over https a name that should have one is ignored without it: a
 * sibling domain, or a page on plain http, may have set it.
 */
export function withoutPrefixes(sent: Readonly<Cookies>, isHttps: boolean): Record<string, string> {
  const all = Object.entries(sent).map(([name, value = '']) => [name, value] as const);
  const plain = all.filter(([name]) => !PREFIX.test(name) && !(isHttps && isPrefixed(name)));
  const prefixed = all.flatMap(([name, value]) =>
    PREFIX.test(name) ? [[name.replace(PREFIX, ''), value] as const] : [],
  );
  return Object.fromEntries([...plain, ...prefixed]);
}
