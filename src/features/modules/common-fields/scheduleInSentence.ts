import { durationWords } from '@/shared/time/durationWords';
import { inSentence, listOfPieces, textOf, type Names } from '../engine/sentence';
import { patternInWords } from '../field-types/cron/words';
import type { Schedule } from './schedule';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0];

/** When a schedule runs, within a sentence: "every day at 8:00 AM". Its time zone is named where it isn't the reader's. */
export function scheduleInSentence(schedule: Schedule, names: Names): string {
  const { kind, hasEnd, endDate, timeZone } = schedule;
  const until = hasEnd && kind !== 'ONCE' ? `, until ${names.day(endDate)}` : '';
  const zone = timeZone === names.timeZone || timeZone === '' ? '' : ` (${timeZone})`;
  return `${timesOf(schedule, names)}${until}${zone}`;
}

function timesOf(schedule: Schedule, names: Names): string {
  const at = `at ${names.hour(schedule.time)}`;
  switch (schedule.kind) {
    case 'ONCE':
      return `once, on ${names.day(schedule.date)} ${at}`;
    case 'INTERVAL':
      return `every ${every(durationWords(schedule.every))}`;
    case 'DAILY':
      return `every day ${at}`;
    case 'WEEKLY':
      return `every ${daysOf(schedule)} ${at}`;
    case 'MONTHLY':
      return schedule.monthDay === 'L'
        ? `on the last day of each month ${at}`
        : `on day ${schedule.monthDay} of each month ${at}`;
    default:
      return inSentence(patternInWords(schedule.cron));
  }
}

const daysOf = ({ weekdays }: Schedule): string =>
  weekdays.length === WEEKDAYS.length
    ? 'day'
    : textOf(
        listOfPieces(
          MONDAY_FIRST.filter((day) => weekdays.includes(String(day))).map(
            (day) => WEEKDAYS[day] ?? '',
          ),
          'and',
          WEEKDAYS.length,
        ),
      );

/** A length after "every": "hour", "2 hours". */
export const every = (length: string): string => length.replace(/^1 /, '');
