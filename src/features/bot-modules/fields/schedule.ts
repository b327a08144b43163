import { Cron } from 'croner';
import * as z from 'zod/mini';
import { valuesAt } from '../engine/valuesAt';
import { checks, choices, select, toggle } from './basic';
import { date, time, timeZone } from './clockTime';
import { field, type About, type Values } from './field';
import { group } from './group';
import { nextRuns } from './nextRuns';
import { scheduleInWords } from './scheduleInWords';
import { duration } from './time';

/** Posts may not come thicker than this (decision 53), in seconds. */
const LEAST_GAP = 300;
/** Any day will do to see how a pattern runs: no test of it depends on today. */
const SOME_DAY = new Date('2026-01-01T00:00:00Z');

/** A cron pattern of five parts that does fire, and not too often. */
const cron = (about: About) =>
  field<string>(about, {
    schema: z.string('Enter a pattern.').check(
      z.refine((text) => !text.trim().startsWith('@'), {
        error: ({ input }) => insteadOf(input),
        abort: true,
      }),
      z.refine(isPattern, {
        error:
          'Five parts: minute, hour, day, month, weekday. “0 18 * * 5” is each Friday at 18:00.',
        abort: true,
      }),
      z.refine((text) => runsOf(text).length > 0, {
        error: 'That day never comes.',
        abort: true,
      }),
      z.refine((text) => gapsOf(text).every((gap) => gap >= LEAST_GAP * 1000), {
        error: 'At most every five minutes.',
      }),
    ),
    initial: '0 18 * * 5',
    control: { kind: 'cron' },
  });

/** Nicknames of patterns, which some crons know: here a pattern is always its five parts. */
const NICKNAMES: Readonly<Record<string, string>> = {
  '@yearly': '0 0 1 1 *',
  '@annually': '0 0 1 1 *',
  '@monthly': '0 0 1 * *',
  '@weekly': '0 0 * * 0',
  '@daily': '0 0 * * *',
  '@midnight': '0 0 * * *',
  '@hourly': '0 * * * *',
};

function insteadOf(nickname: unknown): string {
  const parts = NICKNAMES[String(nickname).trim().toLowerCase()];
  return parts === undefined
    ? 'Names such as @daily are not taken. Write the five parts: minute, hour, day, month, weekday.'
    : `Write “${parts}” in place of ${String(nickname).trim()}.`;
}

function isPattern(text: string): boolean {
  try {
    const pattern = new Cron(text, { mode: '5-part', paused: true });
    return pattern.getPattern() === text.trim() && text === text.trim();
  } catch {
    return false;
  }
}

const runsOf = (text: string) =>
  new Cron(text, { mode: '5-part', paused: true, timezone: 'UTC' }).nextRuns(30, SOME_DAY);
const gapsOf = (text: string) => {
  const runs = runsOf(text).map((run) => run.getTime());
  return runs.slice(1).map((run, index) => run - (runs[index] ?? run));
};

const is =
  (...kinds: readonly string[]) =>
  ({ kind }: Values) =>
    typeof kind === 'string' && kinds.includes(kind);

const fields = {
  kind: select({
    label: 'Posted',
    choices: choices(
      ['ONCE', 'once'],
      ['INTERVAL', 'again and again, with a pause'],
      ['DAILY', 'each day'],
      ['WEEKLY', 'on days of the week'],
      ['MONTHLY', 'on a day of the month'],
      ['CRON', 'by a cron pattern'],
    ),
    initial: 'DAILY',
  }),
  date: date({ label: 'Day', when: is('ONCE', 'INTERVAL') }),
  every: duration({
    label: 'Every',
    min: LEAST_GAP,
    max: 30 * 86_400,
    initial: 86_400,
    when: is('INTERVAL'),
  }),
  weekdays: checks({
    label: 'Days',
    choices: choices(
      ['1', 'Monday'],
      ['2', 'Tuesday'],
      ['3', 'Wednesday'],
      ['4', 'Thursday'],
      ['5', 'Friday'],
      ['6', 'Saturday'],
      ['0', 'Sunday'],
    ),
    initial: ['1'],
    least: 1,
    when: is('WEEKLY'),
  }),
  monthDay: select({
    label: 'Day of the month',
    choices: [
      ...Array.from({ length: 28 }, (_, index) => ({
        value: String(index + 1),
        label: `${index + 1}.`,
      })),
      { value: 'L', label: 'the last' },
    ],
    initial: '1',
    when: is('MONTHLY'),
  }),
  time: time({ label: 'Time', initial: '18:00', when: (values) => !is('CRON')(values) }),
  cron: cron({ label: 'Pattern', when: is('CRON') }),
  timeZone: timeZone({
    label: 'Time zone',
    hint: 'Times stand in it all year, over summer time as well.',
  }),
  hasEnd: toggle({
    label: 'Stops on a day',
    initial: false,
    when: (values) => !is('ONCE')(values),
  }),
  endDate: date({
    label: 'Last day',
    when: (values) => values['hasEnd'] === true && !is('ONCE')(values),
  }),
};

/** When something is posted: once, with a pause between, by the calendar, or by a cron pattern. */
export function schedule(about: About) {
  const base = group({ ...about, fields, look: 'schedule' });
  return {
    ...base,
    words: (value: unknown) => scheduleInWords(valuesAt(value, '')),
    schema: base.schema.check(
      z.refine((values) => nextRuns(values, new Date(0), 1).length > 0, {
        error: 'It would end before it begins.',
        path: ['endDate'],
      }),
    ),
  };
}
