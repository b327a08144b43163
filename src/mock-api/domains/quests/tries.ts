import type { Task } from '@/features/modules/definitions/quest/fields';
import { SECOND } from '@/shared/time/durations';
import { retryAfter } from './recurrence';
import type { TaskRow } from './rows';

/** Wait before a failed check can be repeated, ms. Tasks that are looked up can't be guessed, so it is short. */
export const CHECK_WAIT = 30 * SECOND;
const MOST_TRIES = 3;

/**
 * Number of wrong answers to a quiz before its wait, less than its number of options; 1 for a quest without retries.
 */
export const triesAt = ({ options }: Pick<Task, 'options'>, cooldown: string): number =>
  retryAfter(cooldown) === null ? 1 : Math.max(1, Math.min(MOST_TRIES, new Set(options).size - 1));

/** Number of wrong answers since the last finished wait. */
export const wrongSince = ({ wrongAnswers = 0 }: TaskRow, tries: number): number =>
  wrongAnswers % tries;

/** Attempts at a quiz for its member; null for other tasks and once it is done. */
export function triesOf(
  { kind, options }: Pick<Task, 'kind' | 'options'>,
  cooldown: string,
  row: TaskRow,
  now: number,
): { of: number; left: number } | null {
  if (kind !== 'QUIZ' || row.state === 'VERIFIED') return null;
  const of = triesAt({ options }, cooldown);
  const isUsedUp =
    retryAfter(cooldown) === null ? (row.wrongAnswers ?? 0) > 0 : now < (row.retryAt ?? 0);
  return { of, left: isUsedUp ? 0 : of - wrongSince(row, of) };
}
