import { config } from './config';
import { demoUrl, isDemo } from './demo';

/**
 * Address of a path on one of the two sites: its first host that is a real name, with the scheme and
 * port in use now, so that it holds on a developer's machine too.
 */
export function siteUrl(
  site: 'community' | 'user',
  current: Pick<Location, 'protocol' | 'port'> & { origin?: string },
  path = '/',
): string {
  if (isDemo) return demoUrl(site, path, current.origin ?? '');
  const hosts = site === 'community' ? config.communityHosts : config.userHosts;
  const host = hosts.find((name) => !name.includes('*')) ?? 'localhost';
  const port = current.port === '' ? '' : `:${current.port}`;
  return `${current.protocol}//${host}${port}${path}`;
}
