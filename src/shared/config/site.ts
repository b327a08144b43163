import { config } from './config';

export type Site = 'community' | 'user';

interface SiteHosts {
  communityHosts: readonly string[];
  userHosts: readonly string[];
  /** Site of a host that no list names; anything but `user` is the community site. */
  defaultSite: string;
}

/**
 * Which of the two sites a host serves (spec §1). Ports and letter case do not matter; `*.example.io`
 * stands for all hosts below example.io. The most exact pattern wins; of two equal ones the
 * community's.
 */
export function resolveSite(host: string, hosts: SiteHosts = config): Site {
  const name = hostName(host);
  const community = bestMatch(name, hosts.communityHosts);
  const user = bestMatch(name, hosts.userHosts);
  if (community === 0 && user === 0) return hosts.defaultSite === 'user' ? 'user' : 'community';
  return user > community ? 'user' : 'community';
}

/** 0: no match; Infinity: the very host; between: the length of the wildcard's fixed part. */
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
