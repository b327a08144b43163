import { expect, test } from 'vitest';
import type { Values } from './field';
import { nextRuns } from './nextRuns';
import { readSchedule, schedule } from './schedule';

const { schema, initial } = schedule({ label: 'When' });
const of = (values: Values): Values => ({ ...initial, ...values });
const runs = (values: Values, after: string, most = 3) =>
  nextRuns(readSchedule(of(values)), new Date(after), most).map((run) =>
    run.toISOString().slice(0, 16),
  );
const messagesFor = (values: Values) =>
  schema.safeParse(of(values)).error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('once, in its own time zone, and never again', () => {
  const once = { kind: 'ONCE', date: '2026-07-01', time: '18:00', timeZone: 'Europe/Berlin' };
  expect(runs(once, '2026-01-01T00:00:00Z')).toEqual(['2026-07-01T16:00']);
  expect(runs(once, '2026-07-01T16:00:00Z')).toEqual([]);
});

test('each day at the same time of the clock, over summer time as well', () => {
  const daily = { kind: 'DAILY', time: '09:30', timeZone: 'Europe/Berlin' };
  expect(runs(daily, '2026-03-28T00:00:00Z')).toEqual([
    '2026-03-28T08:30',
    '2026-03-29T07:30',
    '2026-03-30T07:30',
  ]);
});

test('with a pause, counted from the first', () => {
  const every = { kind: 'INTERVAL', date: '2026-01-01', time: '00:00', every: 3600 };
  expect(runs(every, '2026-01-01T05:30:00Z', 2)).toEqual(['2026-01-01T06:00', '2026-01-01T07:00']);
  expect(runs(every, '2025-12-01T00:00:00Z', 1)).toEqual(['2026-01-01T00:00']);
});

test('on the last day of the month, until its own last day', () => {
  const monthly = { kind: 'MONTHLY', monthDay: 'L', hasEnd: true, endDate: '2026-03-01' };
  expect(runs(monthly, '2026-01-15T00:00:00Z')).toEqual(['2026-01-31T18:00', '2026-02-28T18:00']);
});

test.each([
  ['* * * * *', 'Minimum 5 minutes between posts. Change the minute “*”.'],
  ['0 0 30 2 *', 'The day “30” never occurs in the month “2”.'],
  [
    '0 18 * *',
    'Enter 5 parts: minute, hour, day, month, weekday. The weekday is missing: enter * for any.',
  ],
])('the pattern %s is refused', (cron, message) => {
  expect(messagesFor({ kind: 'CRON', cron })).toEqual([['cron', message]]);
});

test('a day there is not is refused', () => {
  expect(messagesFor({ kind: 'ONCE', date: '2026-06-31' })).toEqual([['date', 'Pick a date.']]);
});

test('an end before the beginning is refused at the end', () => {
  expect(
    messagesFor({ kind: 'INTERVAL', date: '2026-06-01', hasEnd: true, endDate: '2026-05-01' }),
  ).toEqual([['endDate', 'No post fits before the end date. Pick a later one.']]);
});

test('a time zone there is not is refused', () => {
  expect(messagesFor({ timeZone: 'Mars/Phobos' })).toEqual([['timeZone', 'Choose a time zone.']]);
});
