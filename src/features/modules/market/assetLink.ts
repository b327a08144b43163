import { readKnownLink } from '@/shared/links/link';
import { pasted } from '@/shared/links/pasted';
import { readAddress, type AddressUse } from '@/shared/solana/addressInput';
import { readExplorerLink } from '@/shared/solana/explorerLink';

/** Marketplaces that name a collection in the path of its page by a slug of theirs. */
const SLUG = /^(?:magiceden\.(?:io|us)\/marketplace|tensor\.trade\/trade)\/([\w-]+)/;

/** What to look for, or why that can't be known. */
export type AssetQuery = { search: string } | { problem: string };

/**
 * What was typed or pasted to find a token or a collection: part of a name, an address, the slug of a marketplace, or a
 * link to one of those. A link's address or slug is taken from its known place, never guessed.
 */
export function assetQuery(typed: string, of: AddressUse): AssetQuery {
  const text = pasted(typed);
  const read = readAddress(typed, of);
  if ('address' in read) return { search: read.address };
  const link = readKnownLink(text);
  const slug = link ? SLUG.exec(link.host + link.path)?.[1] : undefined;
  if (slug !== undefined) return { search: slug };
  const isLink = text.includes('/') && readExplorerLink(text) !== null;
  return isLink ? { problem: read.problem } : { search: text };
}
