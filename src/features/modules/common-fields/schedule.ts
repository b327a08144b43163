import * as z from 'zod/mini';
import { readValues } from '../engine/schema';
import { asValues } from '../engine/shape';
import { checks } from '../field-types/checks/field';
import { choices, type Choice } from './choices';
import { select } from '../field-types/select/field';
import { toggle } from '../field-types/switch/field';
import { cron, LEAST_GAP } from '../field-types/cron/field';
import { date } from '../field-types/date/field';
import { time } from '../field-types/time/field';
import { timeZone } from '../field-types/timeZone/field';
import { allOf, isKind, isOn, not } from './condition';
import type { About, ValuesOf } from './field';
import { group } from '../field-types/group/field';
import { nextRuns } from './nextRuns';
import { scheduleInWords } from './scheduleInWords';
import { duration } from '../field-types/duration/field';

const weekdays: readonly Choice[] = choices(
  ['1', 'Monday'],
  ['2', 'Tuesday'],
  ['3', 'Wednesday'],
  ['4', 'Thursday'],
  ['5', 'Friday'],
  ['6', 'Saturday'],
  ['0', 'Sunday'],
).map(({ value, label }) => ({ value, label, short: label.slice(0, 3) }));

const fields = {
  kind: select({
    label: 'Frequency',
    choices: choices(
      ['ONCE', 'Once'],
      ['INTERVAL', 'At an interval'],
      ['DAILY', 'Daily'],
      ['WEEKLY', 'Weekly'],
      ['MONTHLY', 'Monthly'],
      ['CRON', 'Cron pattern'],
    ),
    initial: 'DAILY',
  }),
  date: date({ label: 'Date', when: isKind('ONCE', 'INTERVAL') }),
  every: duration({
    label: 'Interval',
    min: LEAST_GAP,
    max: 30 * 86_400,
    initial: 86_400,
    when: isKind('INTERVAL'),
  }),
  weekdays: checks({
    label: 'Days of the week',
    choices: weekdays,
    initial: ['1'],
    least: 1,
    when: isKind('WEEKLY'),
  }),
  monthDay: select({
    label: 'Day of the month',
    choices: [
      ...Array.from({ length: 28 }, (_, index) => ({
        value: String(index + 1),
        label: String(index + 1),
      })),
      { value: 'L', label: 'Last day' },
    ],
    initial: '1',
    when: isKind('MONTHLY'),
  }),
  time: time({ label: 'Time', initial: '18:00', when: not(isKind('CRON')) }),
  cron: cron({ label: 'Cron pattern', when: isKind('CRON') }),
  timeZone: timeZone({
    label: 'Time zone',
    hint: 'Posting times don’t shift with daylight saving time.',
  }),
  hasEnd: toggle({
    label: 'Set an end date',
    initial: false,
    when: not(isKind('ONCE')),
  }),
  endDate: date({
    label: 'End date',
    isAhead: true,
    when: allOf(isOn('hasEnd'), not(isKind('ONCE'))),
  }),
};

export type Schedule = ValuesOf<typeof fields>;

export const readSchedule = (value: unknown): Schedule => readValues(fields, asValues(value));

/** When something is posted: once, with a pause between, by the calendar, or by a cron pattern. */
export function schedule<Beside extends string = never>(about: About<Beside>) {
  const base = group({ ...about, fields, look: 'schedule' });
  return {
    ...base,
    words: (value: unknown) => scheduleInWords(readSchedule(value)),
    schema: base.schema.check(
      z.refine((values) => nextRuns(values, new Date(0), 1).length > 0, {
        error: 'No post fits before the end date. Pick a later one.',
        path: ['endDate'],
      }),
    ),
  };
}
