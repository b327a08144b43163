// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '@tests/setup/scope';
import { metricOf, OTHERS, rowsOf, type PartNames, type Times } from './metrics';
import { dayIn, dayIndex, rangeBefore, rangeFrom } from './range';
import { counting, type Line, type Source } from './source';

/* Whatever the rows and the days: a figure, its days, its parts and its rows say the same. */
const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 18, 15);
/** With clocks that change, at half hours, and on either side of the line where days begin. */
const zones = [
  'UTC',
  'America/New_York',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Pacific/Auckland',
  'Pacific/Honolulu',
];

const zone = fc.constantFrom(...zones);
const day = fc
  .integer({ min: -500, max: 20 })
  .map((days) => new Date(NOW + days * DAY).toISOString().slice(0, 10));
const count = fc.integer({ min: 1, max: 100 });
/** On and around the moments days begin. */
const moment = fc.oneof(
  fc.integer({ min: NOW - 600 * DAY, max: NOW + 3 * DAY }),
  fc
    .record({ days: fc.integer({ min: -500, max: 1 }), off: fc.constantFrom(-1, 0, 1) })
    .map(({ days, off }) => Math.floor(NOW / DAY) * DAY + days * DAY + off),
);
const lines = fc
  .array(
    fc.record({
      at: moment,
      amount: fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }),
      part: fc.integer({ min: 0, max: 40 }).map(String),
    }),
    { maxLength: 80 },
  )
  .map((rows) =>
    rows.map((row, index): Line => ({
      ...row,
      id: String(index),
      kind: 'MEMBER',
      what: () => 'Something',
    })),
  );

const nameOf: PartNames = (_source, part) => ({ label: part, username: null });
const sourceOf = (kind: Source['kind'], rows: readonly Line[]) =>
  counting({ key: 'key', label: 'Label', note: '', kind, lines: rows, partsBy: 'Part' });
const timesOf = (timeZone: string, from: string, days: number): Times => {
  const range = rangeFrom(timeZone, from, days);
  return { range, earlier: rangeBefore(timeZone, range), now: NOW };
};
const sum = (values: readonly (string | bigint)[]) =>
  values.reduce<bigint>((all, value) => all + BigInt(value), 0n);
const amounts = (rows: readonly Line[]) => sum(rows.map(({ amount }) => amount));
const laterBy = (from: string, days: number) =>
  new Date(Date.parse(from) + days * DAY).toISOString().slice(0, 10);

test('each moment is of the day the clock on the wall shows there', () => {
  fc.assert(
    fc.property(zone, day, count, moment, (timeZone, from, days, at) => {
      const range = rangeFrom(timeZone, from, days);
      const index = dayIndex(range, at);
      expect(range.days[index] ?? null).toBe(
        range.days.includes(dayIn(timeZone, at)) ? dayIn(timeZone, at) : null,
      );
      expect(rangeBefore(timeZone, range).starts.at(-1)).toBe(range.starts[0]);
    }),
    { numRuns: runs(200) },
  );
});

test('a figure is what its days, its parts and its rows add up to', () => {
  fc.assert(
    fc.property(zone, day, count, lines, (timeZone, from, days, rows) => {
      const times = timesOf(timeZone, from, days);
      const source = sourceOf('SUM', rows);
      const figure = metricOf(source, times, nameOf);
      const behind = rowsOf(source, times, undefined);
      expect(sum(figure.days).toString()).toBe(figure.value);
      expect(sum(figure.daysBefore).toString()).toBe(figure.before);
      expect(sum(figure.parts.map(({ value }) => value)).toString()).toBe(figure.value);
      expect(sum(figure.parts.map(({ before }) => before)).toString()).toBe(figure.before);
      expect(amounts(behind).toString()).toBe(figure.value);
      const inside = new Set(times.range.days);
      for (const { at } of behind) {
        expect(inside).toContain(dayIn(timeZone, at));
        expect(at).toBeLessThanOrEqual(NOW);
      }
    }),
    { numRuns: runs(200) },
  );
});

test('each row is of exactly one part, and a part is what its rows add up to', () => {
  fc.assert(
    fc.property(zone, day, count, lines, (timeZone, from, days, rows) => {
      const times = timesOf(timeZone, from, days);
      const source = sourceOf('SUM', rows);
      const told = metricOf(source, times, nameOf).parts;
      const byPart = told.map(({ key }) => rowsOf(source, times, key));
      expect(byPart.map((each) => amounts(each).toString())).toEqual(
        told.map(({ value }) => value),
      );
      const ids = byPart.flat().map(({ id }) => id);
      const all = rowsOf(source, times, undefined).map(({ id }) => id);
      expect(ids.toSorted()).toEqual(all.toSorted());
      expect(told.length).toBeLessThanOrEqual(26);
      expect(told.findIndex(({ key }) => key === OTHERS)).toBe(told.length > 25 ? 25 : -1);
    }),
    { numRuns: runs(200) },
  );
});

test('two ranges side by side add up to the one of both, and the range before is that range', () => {
  fc.assert(
    fc.property(zone, day, count, count, lines, (timeZone, from, one, other, rows) => {
      const valueOf = (kind: Source['kind'], start: string, days: number) =>
        metricOf(sourceOf(kind, rows), timesOf(timeZone, start, days), nameOf);
      const next = laterBy(from, one);
      const both = valueOf('SUM', from, one + other);
      const [first, second] = [valueOf('SUM', from, one), valueOf('SUM', next, other)];
      expect(both.value).toBe(sum([first.value, second.value]).toString());
      expect(both.days).toEqual([...first.days, ...second.days]);
      expect(valueOf('SUM', next, one).before).toBe(first.value);
      // What there is at the end of a range is what there was at its beginning, and what came in.
      const level = valueOf('LEVEL', from, one + other);
      expect(valueOf('LEVEL', next, other).value).toBe(level.value);
      expect(level.value).toBe(sum([valueOf('LEVEL', from, one).value, second.value]).toString());
      expect(level.days.at(-1)).toBe(level.value);
    }),
    { numRuns: runs(200) },
  );
});
