import { counted } from '@/shared/text/language';
import { DAY, HOUR, MINUTE, SECOND } from '@/shared/time/durations';

const waits: Readonly<Record<string, number>> = {
  '1M': MINUTE,
  '5M': 5 * MINUTE,
  '30M': 30 * MINUTE,
  '1H': HOUR,
  '1D': DAY,
  '1W': 7 * DAY,
  '1MO': 30 * DAY,
};

/** How long a member waits after a failed try, ms; null where they can't try again. */
export const retryAfter = (name: string): number | null => waits[name] ?? null;

/** A wait in words, rounded up: "40 seconds", "12 minutes". */
export function waitInWords(ms: number): string {
  if (ms < MINUTE) return counted(Math.ceil(ms / SECOND), 'second');
  if (ms < HOUR) return counted(Math.ceil(ms / MINUTE), 'minute');
  return ms < DAY ? counted(Math.ceil(ms / HOUR), 'hour') : counted(Math.ceil(ms / DAY), 'day');
}

/** Start of the period that contains a moment, ms since 1970; null for quests that do not recur. */
export function periodStart(recurrence: string, now: number): number | null {
  const at = new Date(now);
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()];
  switch (recurrence) {
    case 'DAILY':
      return Date.UTC(year, month, day);
    case 'WEEKLY':
      return Date.UTC(year, month, day - ((at.getUTCDay() + 6) % 7));
    case 'MONTHLY':
      return Date.UTC(year, month, 1);
    default:
      return null;
  }
}
