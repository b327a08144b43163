import { linkProblem, tidyAnswer } from '../answerInput';
import type { QuestTask } from '../quest';

/** Maximum length of an answer in the API. */
export const LONGEST = 4000;

const written = ['TEXT', 'URL', 'NUMBER', 'DATE', 'X_POST', 'ONCHAIN_TX'];
const chosen = ['QUIZ', 'POLL', 'OPINION'];

/** Whether a task is answered here; others are checked elsewhere. */
export const takesAnswer = ({ kind }: Pick<QuestTask, 'kind'>): boolean =>
  written.includes(kind) || chosen.includes(kind);

/** Length in code points, which is closer to what people count than UTF-16 units. */
export const lengthOf = (text: string): number => Array.from(text).length;

/** Ratings of an OPINION: 1 to its scale. An unusable scale (below 2 or above 20) becomes 5. */
export function ratings({ scale }: Pick<QuestTask, 'scale'>): string[] {
  const count = scale !== null && scale >= 2 && scale <= 20 ? Math.floor(scale) : 5;
  return Array.from({ length: count }, (_, index) => String(index + 1));
}

/** An obvious problem with an answer before it is sent, in words; null if none. The server decides. */
export function answerProblem(task: QuestTask, text: string): string | null {
  const answer = tidyAnswer(task.kind, text).trim();
  if (task.kind === 'ONCHAIN_TX') return linkProblem(task.kind, answer);
  if (answer === '') return chosen.includes(task.kind) ? 'Choose an answer.' : 'Enter an answer.';
  switch (task.kind) {
    case 'TEXT': {
      const least = task.minChars ?? 0;
      if (lengthOf(answer) < least) return `Minimum ${least} characters.`;
      return answer.length > LONGEST ? 'Maximum 4,000 characters.' : null;
    }
    case 'URL':
    case 'X_POST':
      return linkProblem(task.kind, answer);
    case 'NUMBER':
      return numberProblem(answer, task.min, task.max);
    default:
      return null;
  }
}

function numberProblem(text: string, min: number | null, max: number | null): string | null {
  const value = /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(value)) return 'Enter a whole number.';
  if (min !== null && value < min) return `Enter ${min} or more.`;
  return max !== null && value > max ? `Enter ${max} or less.` : null;
}
