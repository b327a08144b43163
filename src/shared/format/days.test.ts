// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { startOfDay } from './days';
import { setPreference } from './displayPreferences';

const at = (day: string, later?: number) => {
  const start = startOfDay(day, later);
  return start === null ? null : new Date(start).toISOString();
};

test.each([
  ['UTC', '2026-03-04', '2026-03-04T00:00:00.000Z'],
  ['Asia/Kolkata', '2026-03-04', '2026-03-03T18:30:00.000Z'],
  ['Pacific/Kiritimati', '2026-03-04', '2026-03-03T10:00:00.000Z'],
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  ['America/New_York', '2026-11-02', '2026-11-02T05:00:00.000Z'],
])('in %s %s begins at %s', (timeZone, day, start) => {
  setPreference({ timeZone });
  expect(at(day)).toBe(start);
});

test('the day after the last of a year is the first of the next', () => {
  setPreference({ timeZone: 'UTC' });
  expect(at('2026-12-31', 1)).toBe('2027-01-01T00:00:00.000Z');
});

test.each(['', '2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', 'today', '2026-01-01T00:00'])(
  '%j is no day',
  (text) => {
    expect(startOfDay(text)).toBeNull();
  },
);
