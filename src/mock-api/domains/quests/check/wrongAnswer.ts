import type { Task } from '@/features/modules/definitions/quest/fields';
import { linkProblem } from '@/features/earning/quests/answerInput';

/** The problem of a normalized answer, in words; null where there is none. */
export function wrongAnswer(task: Task, answer: string): string | null {
  const { kind } = task;
  if (kind === 'ONCHAIN_TX') return linkProblem(kind, answer.trim());
  if (answer.trim() === '') return 'Enter an answer.';
  switch (kind) {
    case 'TEXT':
      return Array.from(answer.trim()).length < task.minChars
        ? `Minimum ${String(task.minChars)} characters.`
        : null;
    case 'URL':
    case 'X_POST':
      return linkProblem(kind, answer);
    case 'NUMBER':
      return wrongNumber(answer, task.min, task.room);
    case 'DATE':
      return isDay(answer) ? null : 'Enter a date.';
    case 'OPINION':
      return wrongNumber(answer, 1, task.scale - 1);
    default:
      return task.options.includes(answer) ? null : 'Choose one of the answers.';
  }
}

function wrongNumber(answer: string, min: number, room: number): string | null {
  const value = /^-?\d{1,15}$/.test(answer) ? Number(answer) : Number.NaN;
  return value >= min && value <= min + room
    ? null
    : `Enter a whole number from ${String(min)} to ${String(min + room)}.`;
}

function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(at).toISOString().startsWith(text);
}
