import type { Values } from './field';
import { patternOf } from './nextRuns';
import { patternInWords } from '../kinds/cron/words';
import { durationWords } from '../kinds/duration/words';

/** A schedule as one would say it: "At 18:00, only on Friday". */
export function scheduleInWords(values: Values): string {
  const { kind, date, time, every, hasEnd, endDate, timeZone } = values;
  const end = hasEnd === true && kind !== 'ONCE' ? `, until ${String(endDate)}` : '';
  const zone = ` (${String(timeZone)})`;
  if (kind === 'ONCE') return `Once, on ${String(date)} at ${String(time)}${zone}`;
  if (kind === 'INTERVAL') {
    const from = `${String(date)} at ${String(time)}`;
    return `Every ${durationWords(Number(every))} from ${from}${end}${zone}`;
  }
  return `${patternInWords(patternOf(values) ?? '')}${end}${zone}`;
}
