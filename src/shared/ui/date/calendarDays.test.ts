import { expect, test } from 'vitest';
import { daysBetween, isWithin, timeOfDay } from './calendarDays';

test('a date that never occurs has no time', () => {
  expect(timeOfDay('2026-06-30')).toBe(Date.UTC(2026, 5, 30));
  expect(timeOfDay('2026-06-31')).toBeNull();
  expect(timeOfDay('')).toBeNull();
});

test('days are counted across a year', () => {
  expect(daysBetween(Date.UTC(2026, 11, 24), Date.UTC(2027, 0, 1))).toBe(8);
});

test('a range includes both of its ends, and may be open', () => {
  const range = { min: '2026-12-01', max: '2026-12-31' };
  expect(
    ['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01'].map((day) => isWithin(day, range)),
  ).toEqual([false, true, true, false]);
  expect(isWithin('2026-12-24', {})).toBe(true);
});
