import { pastedWord } from '../links/pasted';
import { decodeBase58 } from './base58';
import { readExplorerLink } from './explorerLink';

/**
 * What a list of transfers is searched for: the signature or address in a link to an explorer, without invisible
 * characters. Any other text stays as it was typed.
 */
export function tidyTransferSearch(typed: string): string {
  const word = pastedWord(typed);
  const length = decodeBase58(word)?.length;
  if (length === 32 || length === 64) return word;
  const link = readExplorerLink(word);
  return link === null || link === 'unreadable' ? typed : link.value;
}
