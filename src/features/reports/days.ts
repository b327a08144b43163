import { DAY } from '@/shared/time/durations';
import { MOST_DAYS } from './report';

/**
 * The days from one to another, both of them among them.
 *
 * @param from YYYY-MM-DD
 * @param to YYYY-MM-DD
 * @returns none where they are no range; never more than a report may have
 */
export function daysBetween(from: string, to: string): string[] {
  const first = Date.parse(`${from}T00:00:00Z`);
  const last = Date.parse(`${to}T00:00:00Z`);
  const count = Math.round((last - first) / DAY) + 1;
  if (!Number.isFinite(count) || count < 1) return [];
  return Array.from({ length: Math.min(count, MOST_DAYS) }, (_, index) =>
    new Date(first + index * DAY).toISOString().slice(0, 10),
  );
}
