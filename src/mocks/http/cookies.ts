export const ACCESS_COOKIE = 'castle_access';
export const REFRESH_COOKIE = 'castle_refresh';
export const XSRF_COOKIE = 'XSRF-TOKEN';
export const XSRF_HEADER = 'x-xsrf-token';
/** Names the in-memory world a browser test works in. */
export const WORLD_COOKIE = 'castle_world';

export interface SetCookie {
  name: string;
  value: string;
  /** Seconds; 0 deletes the cookie. */
  maxAge: number;
  path: string;
  httpOnly: boolean;
}

/** A page's own cookie jar, where nothing real carries cookies: service worker and unit tests. */
export interface CookieJar {
  read(): Record<string, string>;
  write(cookie: SetCookie): void;
}

/** Reads a Cookie header; a name that occurs twice keeps its first value, as browsers send the closest path first. */
export function parseCookies(header: string | null): Record<string, string> {
  const found = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at < 1) continue;
    const name = pair.slice(0, at).trim();
    if (!found.has(name)) found.set(name, decode(pair.slice(at + 1).trim()));
  }
  return Object.fromEntries(found);
}

export const serializeCookie = ({ name, value, maxAge, path, httpOnly }: SetCookie) =>
  `${name}=${encodeURIComponent(value)}; Path=${path}; Max-Age=${String(maxAge)}; SameSite=Lax` +
  (httpOnly ? '; HttpOnly' : '');

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
