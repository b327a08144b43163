import { tidyLink } from '@/shared/links/link';
import { pasted } from '@/shared/links/pasted';
import { tidyXPost, xPostOf } from '@/shared/links/xPost';
import { readSignature, tidySignature } from '@/shared/solana/signatureInput';

const MOST = 500;

/** The answer to a task as it is judged and kept; what can't be read comes back as it was typed. */
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

/** What is wrong with a tidied answer that is a link or a signature, in words; null where nothing is. */
export function linkProblem(kind: string, answer: string): string | null {
  if (kind === 'ONCHAIN_TX') {
    // Without one the linked wallets are looked through.
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
