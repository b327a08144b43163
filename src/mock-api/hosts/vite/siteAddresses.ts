import type { Env } from './apiMode.ts';

/** As in `src/shared/config/config.ts`. */
const sites = [
  { label: 'Community site', variable: 'VITE_COMMUNITY_HOSTS', fallback: 'community.localhost' },
  { label: 'User site', variable: 'VITE_USER_HOSTS', fallback: 'app.localhost' },
];

const LOCAL = /^([\w.-]+\.)?localhost$|^127\.0\.0\.1$/;

/**
 * Where each site is served, for the terminal. Of the hosts that choose a site, one of this machine is preferred, and
 * patterns are no addresses.
 *
 * @param address one that the server listens on, such as `http://localhost:5173/`
 */
export function siteAddresses(env: Env, address: string): { label: string; url: string }[] {
  return sites.flatMap(({ label, variable, fallback }) => {
    const list = (env[variable] ?? '').trim() || fallback;
    const hosts = list
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter((host) => host !== '' && !host.startsWith('*'));
    const host = hosts.find((each) => LOCAL.test(each)) ?? hosts[0];
    if (host === undefined) return [];
    const url = new URL(address);
    url.hostname = host;
    return [{ label, url: url.href }];
  });
}
