import { readKnownLink } from './link';

/** A post on X. */
export interface XPost {
  /** Null where the link names no author. */
  handle: string | null;
  /** Digits; too long for a number. */
  id: string;
}

/** X itself, and the sites that show its posts in Discord by the same path (https://github.com/FxEmbed/FxEmbed). */
const HOST = /^(?:x|twitter|fxtwitter|vxtwitter|fixupx|fixvx)\.com$/;
/** `/i/status/1` and `/i/web/status/1` name no author. Behind the id are a picture, its views, or a language. */
const PATH = /^\/(?:i(?:\/web)?|(\w{1,15}))\/status(?:es)?\/([1-9]\d{0,19})(?:\/[\w/]*)?$/i;

/** The post a link leads to, in any form it is shared in; null when it leads to none on X. */
export function xPostOf(link: string): XPost | null {
  const read = readKnownLink(link);
  if (!read || !HOST.test(read.host)) return null;
  const [, handle = null, id] = PATH.exec(read.path) ?? [];
  return id === undefined ? null : { handle, id };
}

/** The link to a post in its one form; what leads to none on X stays as it was typed. */
export function tidyXPost(typed: string): string {
  const post = xPostOf(typed);
  return post ? `https://x.com/${post.handle ?? 'i'}/status/${post.id}` : typed;
}

/** What two links to the same post have in common; the link itself when it leads to no post on X. */
export const postKey = (link: string): string => xPostOf(link)?.id ?? link;
