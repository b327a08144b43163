import { readKnownLink } from './link';
import { pastedWord } from './pasted';

/** Pages of X that are no account. */
const PAGES = /^(?:compose|explore|hashtag|home|i|intent|login|messages|search|settings|share)$/i;

/** The name of an account on X, typed as `@name` or pasted as a link to it; anything else stays as it was typed. */
export function tidyXHandle(typed: string): string {
  const read = readKnownLink(typed);
  const linked =
    read && /^(?:x|twitter)\.com$/.test(read.host)
      ? /^\/(\w{1,15})\/?$/.exec(read.path)?.[1]
      : null;
  if (linked && !PAGES.test(linked)) return linked;
  return /^@?(\w{1,15})$/.exec(pastedWord(typed))?.[1] ?? typed;
}

/** Whether a link leads to a Space on X. */
export function isXSpace(link: string): boolean {
  const read = readKnownLink(link);
  return (
    read !== null &&
    /^(?:x|twitter)\.com$/.test(read.host) &&
    /^\/i\/spaces\/\w{1,20}(?:\/peek)?\/?$/.test(read.path)
  );
}
