import { decodedPath, hasTrickyCharacter } from './routable';

const MAX_LENGTH = 2_048;
const HOME = '/';

/**
 * The only way an address from outside (`redirect_url`, `#/…`) becomes a navigation target: path, search and hash on
 * our own origin, or `/` for everything else (reliability D1). It is parsed by the browser's rules, never compared by
 * prefix.
 */
export function safeReturnPath(raw: string | null | undefined, origin: string): string {
  if (!raw || raw === 'null' || raw.length > MAX_LENGTH || hasTrickyCharacter(raw)) return HOME;
  const base = parse(origin);
  const url = parse(raw, base);
  if (!base || !url || !isSameSite(url, base) || isClosed(url.pathname)) return HOME;
  const path = `${url.pathname}${url.search}${url.hash}`;
  return path.length > MAX_LENGTH ? HOME : path;
}

/**
 * A URL hash that starts with `#/` is a path to navigate to (spec §2); null for any other hash. Nested ones (`#/a#/b`)
 * are resolved here, so that one navigation suffices.
 */
export function hashRedirect(location: Pick<Location, 'hash' | 'origin'>): string | null {
  if (!location.hash.startsWith('#/')) return null;
  const path = safeReturnPath(location.hash.slice(1), location.origin);
  const nested = path.indexOf('#');
  if (nested < 0) return path;
  return hashRedirect({ hash: path.slice(nested), origin: location.origin }) ?? path;
}

function parse(raw: string, base?: URL): URL | undefined {
  try {
    return new URL(raw, base);
  } catch {
    return undefined;
  }
}

function isSameSite(url: URL, base: URL): boolean {
  return (
    url.protocol === base.protocol &&
    url.host === base.host &&
    url.username === '' &&
    url.password === ''
  );
}

/**
 * Paths that no redirect may lead to; `//host` would later be read as another host. The decoded path is checked as
 * well, because the router uses it.
 */
function isClosed(pathname: string): boolean {
  const decoded = decodedPath(pathname);
  return (
    pathname.startsWith('//') ||
    hasTrickyCharacter(decoded) ||
    /^\/(?:unauthorized|api)(?:\/|$)/i.test(decoded)
  );
}
