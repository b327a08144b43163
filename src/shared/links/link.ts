import { pasted, pastedWord } from './pasted';

/** A host of the web with what may follow it, but no scheme: `castle.io/mint`. The last part of a host is no number. */
const BARE =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?!\d+(?:[:/?#]|$))[\p{L}\p{N}-]{2,}(?::\d+)?(?:[/?#]\S*)?$/u;

const WEB = /^https?:\/\//i;

/**
 * A link as it is judged and kept: without what was copied along, and with `https://` where it began with its host, as
 * browsers read it. Anything else stays as it was typed.
 */
export function tidyLink(typed: string): string {
  const text = pasted(typed);
  if (WEB.test(text)) return text;
  return BARE.test(text) ? `https://${text}` : typed;
}

/** A link to one of the sites we know, in parts; null for any other text. For links that punctuation never ends. */
export function readKnownLink(typed: string): { host: string; path: string; query: string } | null {
  const text = tidyLink(pastedWord(typed));
  const url = WEB.test(text) && URL.canParse(text) ? new URL(text) : null;
  if (!url || url.username !== '' || url.password !== '' || url.port !== '') return null;
  const { hostname, pathname, search } = url;
  return { host: hostname.replace(/^(?:www|m|mobile)\./, ''), path: pathname, query: search };
}
