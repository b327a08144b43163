import { expect, test } from 'vitest';
import { addMonths, clamped, dayByKey, daysBetween, timeOfDay, weeksOf } from './calendarDays';

const SUNDAY = 0;
const MONDAY = 1;
const press = (key: string, day: string, shiftKey = false) =>
  dayByKey({ key, shiftKey }, day, MONDAY);

test('a month is cut into weeks that begin on the first weekday', () => {
  const weeks = weeksOf('2026-12-24', MONDAY);
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([1, 2, 3, 4, 5, 6].map((day) => `2026-12-0${String(day)}`));
  expect(weeks[4]).toEqual(['28', '29', '30', '31'].map((day) => `2026-12-${day}`));
  expect(weeksOf('2026-02-10', SUNDAY)).toHaveLength(4);
});

test.each([
  ['ArrowLeft', '2027-01-01', '2026-12-31'],
  ['ArrowRight', '2028-02-28', '2028-02-29'],
  ['ArrowUp', '2026-12-03', '2026-11-26'],
  ['ArrowDown', '2026-12-28', '2027-01-04'],
  ['Home', '2026-12-24', '2026-12-21'],
  ['End', '2026-12-24', '2026-12-27'],
  ['PageUp', '2026-03-31', '2026-02-28'],
  ['PageDown', '2026-12-24', '2027-01-24'],
])('%s leads from %s to %s', (key, from, to) => {
  expect(press(key, from)).toBe(to);
});

test('with Shift, Page Up and Page Down change the year', () => {
  expect(press('PageUp', '2028-02-29', true)).toBe('2027-02-28');
  expect(press('PageDown', '2026-12-24', true)).toBe('2027-12-24');
  expect(press('Tab', '2026-12-24')).toBeNull();
});

test('a date that never occurs is none', () => {
  expect(timeOfDay('2026-06-31')).toBeNull();
  expect(timeOfDay('')).toBeNull();
  expect(addMonths('2026-08-31', 1)).toBe('2026-09-30');
});

test('what is out of range moves to its closest end', () => {
  const range = { min: '2026-12-01', max: '2026-12-31' };
  expect(clamped('2026-11-30', range)).toBe('2026-12-01');
  expect(clamped('2027-01-05', range)).toBe('2026-12-31');
  expect(clamped('2026-12-24', range)).toBe('2026-12-24');
  expect(clamped('2026-12-24', {})).toBe('2026-12-24');
  expect(daysBetween('2026-12-24', '2027-01-01')).toBe(8);
});
