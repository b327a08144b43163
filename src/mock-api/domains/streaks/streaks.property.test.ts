// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '@/shared/time/durations';
import { runs } from '@tests/setup/scope';
import type { PointsEntryRow } from '../point-balances/rows';
import { lastDays, streakOf } from './streaks';

/* The reference reads the calendar from Intl, hour by hour, and counts days by name. */

/** A period in a zone where the clocks or the date change. */
const stretches = [
  ['Europe/Berlin', '2026-03-29'],
  ['Europe/Berlin', '2026-10-25'],
  ['America/New_York', '2026-03-08'],
  ['America/Sao_Paulo', '2018-11-04'],
  ['America/Havana', '2026-11-01'],
  ['Africa/Cairo', '2026-04-24'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['Asia/Kathmandu', '2026-06-01'],
  // 30 December 2011 doesn't exist there.
  ['Pacific/Apia', '2011-12-31'],
  ['Pacific/Kiritimati', '1995-01-01'],
  ['UTC', '2028-02-29'],
] as const;

const names = new Map<string, Intl.DateTimeFormat>();
function nameOf(zone: string, at: number): string {
  const format =
    names.get(zone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
  names.set(zone, format);
  return format.format(at);
}

/** Names of the days up to a moment, newest first. */
function daysBack(zone: string, now: number, span: number): string[] {
  const found: string[] = [nameOf(zone, now)];
  for (let at = now; at > now - span * DAY; at -= 15 * MINUTE) {
    const name = nameOf(zone, at);
    if (name !== found.at(-1)) found.push(name);
  }
  return found;
}

/** The streak as counted on a calendar. */
function counted(zone: string, now: number, moments: readonly number[], span: number) {
  const done = new Set(moments.map((at) => nameOf(zone, at)));
  const marks = daysBack(zone, now, span).map((name) => done.has(name));
  const lengths = marks
    .map((mark) => (mark ? 'x' : ' '))
    .join('')
    .split(' ')
    .map(({ length }) => length);
  const isTodayDone = marks[0] === true;
  const from = isTodayDone ? 0 : 1;
  const end = marks.indexOf(false, from);
  return {
    current: (end === -1 ? marks.length : end) - from,
    best: Math.max(...lengths),
    isTodayDone,
    last: marks.slice(0, 7).toReversed(),
  };
}

const SPAN = 24;
const setting = fc
  .tuple(fc.constantFrom(...stretches), fc.integer({ min: 0, max: 10 * 24 * 60 }))
  .map(([[zone, around], minutes]) => ({
    zone,
    now: Date.parse(`${around}T00:00:00Z`) - 2 * DAY + minutes * MINUTE,
  }));
/** Times of points, in minutes before now: most days of the period, and some nights. */
const earned = fc.array(
  fc.record({
    before: fc.oneof(
      fc.integer({ min: 0, max: 12 * 24 * 60 }),
      fc.integer({ min: 0, max: 12 }).map((days) => days * 24 * 60),
    ),
    kind: fc.constantFrom('QUEST', 'QUEST', 'CHAT', 'HOLD', 'CLAIM', 'NOTHING'),
  }),
  { maxLength: 40 },
);

const kinds = {
  QUEST: { module: 24, type: 'EARN', points: 10 },
  CHAT: { module: 23, type: 'EARN', points: 5 },
  HOLD: { module: 22, type: 'EARN', points: 10 },
  CLAIM: { module: 24, type: 'CLAIM_LOCK', points: 10 },
  NOTHING: { module: 24, type: 'EARN', points: 0 },
} as const;

test('a streak matches the zone’s calendar, across changes of clocks and dates', () => {
  fc.assert(
    fc.property(setting, earned, ({ zone, now }, lines) => {
      const rows = lines.map(({ before, kind }, index): PointsEntryRow => ({
        id: `pts-${String(index)}`,
        serverId: 'srv-keep',
        userId: 'usr-member',
        label: '',
        ref: null,
        at: now - before * MINUTE,
        ...kinds[kind],
      }));
      const moments = rows.flatMap(({ at, module, points, type }) =>
        type === 'EARN' && points > 0 && module !== 22 ? [module === 23 ? at - 1 : at] : [],
      );
      const { last, ...wanted } = counted(zone, now, moments, SPAN);
      const streak = streakOf(rows, zone, now);
      expect(streak).toMatchObject(wanted);
      expect(lastDays(rows, zone, now).map(({ isDone }) => isDone)).toEqual(last);
      // Today lasts until the first minute of the next day.
      const end = Date.parse(streak.todayEndsAt);
      expect(nameOf(zone, end - 1)).toBe(nameOf(zone, now));
      expect(nameOf(zone, end)).not.toBe(nameOf(zone, now));
      expect(end - now).toBeLessThanOrEqual(DAY + HOUR);
    }),
    { numRuns: runs(150) },
  );
});

test('activity in the hour before midnight counts for the ending day', () => {
  const midnight = Date.UTC(2026, 10, 18);
  const row = { ...kinds.CHAT, id: 'p', serverId: 's', userId: 'u', label: '', ref: null };
  const rows: PointsEntryRow[] = [{ ...row, at: midnight }];
  expect(streakOf(rows, 'UTC', midnight + HOUR)).toMatchObject({ current: 1, isTodayDone: false });
  expect(streakOf(rows, 'UTC', midnight + DAY)).toMatchObject({ current: 0, best: 1 });
});
