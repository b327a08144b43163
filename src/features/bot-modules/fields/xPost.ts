/** A post on X. */
export interface XPost {
  handle: string;
  /** Digits; too long for a number. */
  id: string;
}

const HOSTS = [
  'x.com',
  'www.x.com',
  'mobile.x.com',
  'twitter.com',
  'www.twitter.com',
  'mobile.twitter.com',
];
const PATH = /^\/(\w{1,15})\/status\/(\d{1,20})\/?$/;

/** The post a link leads to; null when it leads to none on X. What follows the path is X's own tracking. */
export function xPostOf(link: string): XPost | null {
  const url = URL.canParse(link) ? new URL(link) : null;
  if (url?.protocol !== 'https:' || !HOSTS.includes(url.host)) return null;
  const [, handle, id] = PATH.exec(url.pathname) ?? [];
  return handle === undefined || id === undefined ? null : { handle, id };
}

/** What two links to the same post have in common; the link itself when it leads to no post on X. */
export const postKey = (link: string): string => xPostOf(link)?.id ?? link;
