// @vitest-environment node
import { expect, test } from 'vitest';
import { nextRuns } from './nextRuns';
import { readSchedule } from './schedule';

const daily = { kind: 'DAILY', date: '2026-05-01', time: '18:00', timeZone: 'UTC', every: 3600 };
const runsOf = (value: unknown) =>
  nextRuns(readSchedule(value), new Date('2026-05-02T12:00:00Z'), 2).length;

test.each([
  ['no schedule', 'nonsense'],
  ['a time of no text', { ...daily, time: 5 }],
  ['no time zone', { ...daily, timeZone: null }],
  ['a pause of nothing', { ...daily, kind: 'INTERVAL', every: 0 }],
  ['a pause that is no number', { ...daily, kind: 'INTERVAL', every: 'often' }],
])('with %s it never runs', (_, value) => {
  expect(runsOf(value)).toBe(0);
});

test('one that is whole runs', () => {
  expect(runsOf(daily)).toBe(2);
  expect(runsOf({ ...daily, kind: 'INTERVAL' })).toBe(2);
});
