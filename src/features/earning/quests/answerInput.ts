import { tidyLink } from '@/shared/links/link';
import { pasted } from '@/shared/links/pasted';
import { tidyXPost, xPostOf } from '@/shared/links/xPost';
import { readSignature, tidySignature } from '@/shared/solana/signatureInput';

const MOST = 500;

/** Normalizes the answer to a task as the server does; unreadable input is returned unchanged. */
export function tidyAnswer(kind: string, typed: string): string {
  switch (kind) {
    case 'URL':
      return tidyLink(typed).trim();
    case 'X_POST':
      return tidyXPost(typed).trim();
    case 'ONCHAIN_TX':
      return tidySignature(typed).trim();
    case 'NUMBER':
      return pasted(typed);
    default:
      return typed;
  }
}

/** The problem with a normalized answer that is a link or a signature, in words; null if none. */
export function linkProblem(kind: string, answer: string): string | null {
  if (kind === 'ONCHAIN_TX') {
    // Without a signature, the linked wallets are searched.
    const read = answer === '' ? null : readSignature(answer);
    return read && 'problem' in read ? read.problem : null;
  }
  if (answer.length > MOST) return `Maximum ${String(MOST)} characters.`;
  if (kind === 'X_POST')
    return xPostOf(answer) === null
      ? 'Enter a link to your post, such as https://x.com/you/status/123.'
      : null;
  return URL.canParse(answer) && new URL(answer).protocol === 'https:'
    ? null
    : 'Enter a link that starts with https://.';
}
