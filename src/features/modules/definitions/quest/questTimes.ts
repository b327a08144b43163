import { DAY } from '@/shared/time/durations';
import { momentOf } from '@/shared/time/zonedTime';
import type { Quest } from './fields';

type Start = Pick<Quest, 'publish' | 'startDate' | 'startTime' | 'timeZone'>;
type End = Pick<Quest, 'hasEnd' | 'endDate' | 'timeZone'>;

/** Start of a scheduled quest, ms since 1970; null for any other. */
export const startOf = ({ publish, startDate, startTime, timeZone }: Start): number | null =>
  publish === 'SCHEDULED' ? momentOf(startDate, startTime, timeZone) : null;

/** When a quest ends, with its last day, ms since 1970; null for one without an end. */
export function endOf({ hasEnd, endDate, timeZone }: End): number | null {
  const last = Date.parse(`${endDate}T00:00:00Z`);
  if (!hasEnd || Number.isNaN(last)) return null;
  const next = new Date(last + DAY).toISOString().slice(0, 10);
  return momentOf(next, '00:00', timeZone);
}
