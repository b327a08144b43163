/**
 * Whether an origin may be signed in to: http(s), one of our hosts (`*.` matches any subdomain), and the port of the
 * request. Any other origin would hand the session to a stranger.
 */
export function isAllowedOrigin(origin: string, hosts: readonly string[], port: string): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  if (url.origin !== origin) return false;
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return false;
  return url.port === port && hosts.some((host) => hostMatches(host, url.hostname));
}

const hostMatches = (pattern: string, host: string) =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern;
