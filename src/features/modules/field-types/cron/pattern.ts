import { Cron } from 'croner';

/** Any day will do to see how a pattern runs: no test of it depends on today. */
const SOME_DAY = new Date('2026-01-01T00:00:00Z');

/** A pattern without blanks around it, and with one between its parts. */
export const tidyPattern = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/** Whether it is five parts that croner takes. Nicknames such as @daily are none, whatever a library makes of them. */
export function isPattern(text: string): boolean {
  try {
    const tidy = tidyPattern(text);
    return new Cron(tidy, { mode: '5-part', paused: true }).getPattern() === tidy;
  } catch {
    return false;
  }
}

/** Its first runs from some day on; none for a day that never comes, such as February 30. */
export const runsOf = (text: string, most = 30): Date[] =>
  new Cron(tidyPattern(text), { mode: '5-part', paused: true, timezone: 'UTC' }).nextRuns(
    most,
    SOME_DAY,
  );
