import { decodeBase58 } from '@/shared/solana/base58';
import type { QuestTask } from '../quest';

/** The longest answer the API takes. */
export const LONGEST = 4000;

const written = ['TEXT', 'URL', 'NUMBER', 'DATE', 'X_POST', 'ONCHAIN_TX'];
const chosen = ['QUIZ', 'POLL', 'OPINION'];

/** Whether a task is answered here; others are looked up elsewhere. */
export const takesAnswer = ({ kind }: Pick<QuestTask, 'kind'>): boolean =>
  written.includes(kind) || chosen.includes(kind);

/** Characters as people count them: by code point. */
export const lengthOf = (text: string): number => Array.from(text).length;

/** What an OPINION can be rated: 1 to its scale, of which nobody needs more than a line. */
export function ratings({ scale }: Pick<QuestTask, 'scale'>): string[] {
  const count = scale !== null && scale >= 2 && scale <= 20 ? Math.floor(scale) : 5;
  return Array.from({ length: count }, (_, index) => String(index + 1));
}

/**
 * What is plainly wrong with an answer before it is sent, in words; null where nothing is. The server has the
 * last word.
 */
export function answerProblem(task: QuestTask, text: string): string | null {
  const answer = text.trim();
  if (task.kind === 'ONCHAIN_TX') return signatureProblem(answer);
  if (answer === '') return chosen.includes(task.kind) ? 'Choose an answer.' : 'Write an answer.';
  switch (task.kind) {
    case 'TEXT': {
      const least = task.minChars ?? 0;
      if (lengthOf(answer) < least) return `At least ${least} characters, please.`;
      return answer.length > LONGEST ? 'At most 4,000 characters, please.' : null;
    }
    case 'URL':
    case 'X_POST':
      return isLink(answer) ? null : 'Enter a link that begins with https://.';
    case 'NUMBER':
      return numberProblem(answer, task.min, task.max);
    default:
      return null;
  }
}

/** Without one the linked wallets are looked through. */
const signatureProblem = (text: string): string | null =>
  text === '' || decodeBase58(text)?.length === 64
    ? null
    : 'This is no signature of a transaction. Copy the whole of it.';

const isLink = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:';

function numberProblem(text: string, min: number | null, max: number | null): string | null {
  const value = /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(value)) return 'Enter a whole number.';
  if (min !== null && value < min) return `Enter ${min} or more.`;
  return max !== null && value > max ? `Enter ${max} or less.` : null;
}
