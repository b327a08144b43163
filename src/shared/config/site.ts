import { config } from './config';
import { demoSite, isDemo } from './demo';

export type Site = 'community' | 'user';

interface SiteHosts {
  communityHosts: readonly string[];
  userHosts: readonly string[];
  /** Site of a host that no list contains; any value but `user` is the community site. */
  defaultSite: string;
}

/**
 * Which of the two sites a host serves (spec §1). Ports and letter case do not matter; `*.example.io` matches all hosts
 * below example.io. The most specific pattern wins; on a tie the community site.
 */
export function resolveSite(host: string, hosts: SiteHosts = config): Site {
  const name = hostName(host);
  const community = bestMatch(name, hosts.communityHosts);
  const user = bestMatch(name, hosts.userHosts);
  if (community === 0 && user === 0) return hosts.defaultSite === 'user' ? 'user' : 'community';
  return user > community ? 'user' : 'community';
}

/** The site of a page at an address. */
export const siteAt = (location: { host: string; search: string }): Site =>
  isDemo ? demoSite(location) : resolveSite(location.host);

/** 0: no match; Infinity: exact match; between: the length of the wildcard's fixed part. */
function bestMatch(name: string, patterns: readonly string[]): number {
  return Math.max(0, ...patterns.map((pattern) => matchLength(name, hostName(pattern))));
}

function matchLength(name: string, pattern: string): number {
  if (pattern === '' || name === '') return 0;
  if (name === pattern) return Infinity;
  if (!pattern.startsWith('*.')) return 0;
  const suffix = pattern.slice(1);
  return name.endsWith(suffix) && name.length > suffix.length ? suffix.length : 0;
}

/** Lower case, without port, brackets of IPv6 and a final dot. */
function hostName(host: string): string {
  const text = host.trim().toLowerCase();
  const bracketed = /^\[([^\]]*)\](?::\d*)?$/.exec(text)?.[1];
  if (bracketed !== undefined) return bracketed;
  // An IPv6 address without brackets has no port but several colons.
  const isBareIpv6 = text.split(':').length > 2;
  return (isBareIpv6 ? text : text.replace(/:\d*$/, '')).replace(/\.$/, '');
}
