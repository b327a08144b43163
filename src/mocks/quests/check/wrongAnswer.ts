import { numberAt, textsAt } from '@/features/bot-modules/engine/read';
import { decodeBase58 } from '@/shared/solana/base58';
import { xPostOf } from '@/features/bot-modules/fields/xPost';
import type { Task } from '../taskIds';

/** What is wrong with an answer, in words; null where nothing is. */
export function wrongAnswer({ kind, values }: Task, answer: string): string | null {
  if (kind === 'ONCHAIN_TX') return wrongSignature(answer.trim());
  if (answer.trim() === '') return 'Write an answer.';
  switch (kind) {
    case 'TEXT': {
      const least = numberAt(values, 'minChars');
      return Array.from(answer.trim()).length < least
        ? `At least ${String(least)} characters.`
        : null;
    }
    case 'URL':
      return isLink(answer) ? null : 'Enter a link that begins with https://.';
    case 'NUMBER':
      return wrongNumber(answer, numberAt(values, 'min'), numberAt(values, 'room'));
    case 'X_POST':
      return isPost(answer) ? null : 'Enter the link to your post: https://x.com/you/status/123.';
    case 'DATE':
      return isDay(answer) ? null : 'Enter a date.';
    case 'OPINION':
      return wrongNumber(answer, 1, numberAt(values, 'scale') - 1);
    default:
      return textsAt(values, 'options').includes(answer) ? null : 'Choose one of the answers.';
  }
}

/** None is none that is wrong: then the linked wallets are looked through. */
const wrongSignature = (text: string): string | null =>
  text === '' || decodeBase58(text)?.length === 64
    ? null
    : 'This is no signature of a transaction. Copy the whole of it.';

function wrongNumber(answer: string, min: number, room: number): string | null {
  const value = /^-?\d{1,15}$/.test(answer) ? Number(answer) : Number.NaN;
  return value >= min && value <= min + room
    ? null
    : `Enter a whole number from ${String(min)} to ${String(min + room)}.`;
}

const isPost = (text: string) => text.length <= 500 && xPostOf(text.trim()) !== null;

const isLink = (text: string) =>
  URL.canParse(text) && new URL(text).protocol === 'https:' && text.length <= 500;

function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(at).toISOString().startsWith(text);
}
