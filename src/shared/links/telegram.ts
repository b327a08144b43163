import { readKnownLink } from './link';

/** Paths of t.me that lead to no group: posts of private groups, stickers, proxies and the like. */
const OTHER =
  /^(?:add\w+|bg|boost|c|confirmphone|contact|invoice|iv|login|m|proxy|setlanguage|share|socks)$/i;

/**
 * The group or channel a link leads to: its name, or the code of an invite after a `+`. Null for any other link.
 * https://core.telegram.org/api/links
 */
export function telegramGroupOf(link: string): string | null {
  const read = readKnownLink(link);
  if (!read) return null;
  const named = /^(\w{4,32})\.t\.me$/.exec(read.host)?.[1];
  if (named !== undefined) return named;
  if (!/^(?:t\.me|telegram\.(?:me|dog))$/.test(read.host)) return null;
  const invite = /^\/(?:joinchat\/|\+)([\w-]+)\/?$/.exec(read.path)?.[1];
  if (invite !== undefined) return `+${invite}`;
  const name = /^\/(?:s\/)?([a-z]\w*)(?:\/\d*)*$/i.exec(read.path)?.[1];
  return name === undefined || OTHER.test(name) ? null : name;
}
