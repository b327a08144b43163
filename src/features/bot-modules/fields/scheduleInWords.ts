import cronstrue from 'cronstrue';
import type { Values } from './field';
import { patternOf } from './nextRuns';
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

/** A cron pattern in words, while it is one. */
function patternInWords(pattern: string): string {
  try {
    return cronstrue.toString(pattern, { use24HourTimeFormat: true });
  } catch {
    return 'No pattern yet';
  }
}
