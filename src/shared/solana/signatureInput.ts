import { pastedWord } from '../links/pasted';
import { decodeBase58, isPublicKey } from './base58';
import { readExplorerLink } from './explorerLink';

/** The signature in what was typed (base58 of 64 bytes), or why there is none, in words. */
export type SignatureReading = { signature: string } | { problem: string };

const isSignature = (text: string) => decodeBase58(text)?.length === 64;

/**
 * Reads what was typed or pasted where the signature of a transaction belongs: the signature, or a link to the
 * transaction in an explorer.
 */
export function readSignature(typed: string): SignatureReading {
  const text = pastedWord(typed);
  if (isSignature(text)) return { signature: text };
  // A signature broken over several lines.
  const joined = text.replaceAll(/\s+/gu, '');
  if (isSignature(joined)) return { signature: joined };
  const link = text.includes('/') ? readExplorerLink(text) : null;
  if (link === 'unreadable')
    return { problem: 'We can’t read a transaction from this link. Paste its signature.' };
  if (link !== null && link.shown === 'transaction')
    return link.network === null
      ? { signature: link.value }
      : { problem: `This link is for ${link.network}. Paste a link to a mainnet transaction.` };
  if (link !== null || isPublicKey(text))
    return { problem: 'This is an address, not a transaction. Paste the transaction’s signature.' };
  return {
    problem: 'This isn’t the signature of a transaction. It has 87 or 88 letters and digits.',
  };
}

/** The signature alone; what holds none that is exact stays as it was typed. */
export function tidySignature(typed: string): string {
  const read = readSignature(typed);
  return 'signature' in read ? read.signature : typed;
}
