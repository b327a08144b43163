/** Where an account or a slug stands in the paths of sites that show tokens and collections. */
const sites: readonly { host: RegExp; path: RegExp }[] = [
  { host: /^magiceden\.(io|us)$/, path: /^\/(?:marketplace|item-details)\/([\w-]+)/ },
  { host: /^tensor\.trade$/, path: /^\/(?:trade|item)\/([\w-]+)/ },
  { host: /^solscan\.io$/, path: /^\/(?:token|account|collection)\/(\w+)/ },
  { host: /^(explorer\.solana\.com|solana\.fm)$/, path: /^\/address\/(\w+)/ },
  { host: /^(birdeye\.so|jup\.ag)$/, path: /^\/(?:token|tokens)\/(\w+)/ },
  { host: /^dexscreener\.com$/, path: /^\/solana\/(\w+)/ },
];

const UNKNOWN_LINK = 'This link is not one we can read. Paste the address itself.';

/** What to look for, or why that cannot be known. */
export type AssetQuery = { search: string } | { problem: string };

const looksLikeLink = (text: string) =>
  /^https?:\/\//i.test(text) || /^[\w-]+(\.[\w-]+)+\//.test(text);

/**
 * What was typed or pasted to find a token or a collection: part of a name, an address, the slug of a
 * marketplace, or a link to one of those. A link's address or slug is taken from its known place, never guessed.
 */
export function assetQuery(typed: string): AssetQuery {
  const text = typed.trim();
  if (!looksLikeLink(text)) return { search: text };
  const address = /^https?:/i.test(text) ? text : `https://${text}`;
  const url = URL.canParse(address) ? new URL(address) : null;
  const host = url?.hostname.replace(/^www\./, '') ?? '';
  const found = sites.find((site) => site.host.test(host))?.path.exec(url?.pathname ?? '')?.[1];
  return found === undefined ? { problem: UNKNOWN_LINK } : { search: found };
}
