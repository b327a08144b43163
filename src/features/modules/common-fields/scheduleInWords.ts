import { patternOf } from './nextRuns';
import type { Schedule } from './schedule';
import { patternInWords } from '../field-types/cron/words';
import { durationWords } from '@/shared/time/durationWords';

/** A schedule as one would say it: "At 18:00, only on Friday". */
export function scheduleInWords(schedule: Schedule): string {
  const { kind, date, time, every, hasEnd, endDate, timeZone } = schedule;
  if (kind === 'ONCE') return `Once, on ${date} at ${time} (${timeZone})`;
  const times =
    kind === 'INTERVAL'
      ? `Every ${durationWords(every)} from ${date} at ${time}`
      : patternInWords(patternOf(schedule) ?? '');
  return hasEnd ? `${times}, until ${endDate} (${timeZone})` : `${times} (${timeZone})`;
}
