import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { WEEK } from '@/features/modules/rule-activity/ruleActivity';
import { DAY } from '@/shared/time/durations';
import { countsOf, ofWeek } from './week';

const NOW = Date.UTC(2026, 10, 27, 5);

test('counts are sums over the rows of their 24 hours, and no row counts twice', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -DAY, max: 9 * DAY })), (ages) => {
      const deeds = ages.map((age) => ({ at: NOW - age }));
      const counts = countsOf(NOW, deeds);
      expect(counts).toEqual(
        Array.from({ length: WEEK }, (_, index) => {
          const end = NOW - (WEEK - 1 - index) * DAY;
          return deeds.filter(({ at }) => at > end - DAY && at <= end).length;
        }),
      );
      expect(counts.reduce((one, other) => one + other, 0)).toBe(ofWeek(NOW, deeds).length);
    }),
  );
});

test('a daily post counts once per day, at any time of reading', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: DAY }), (later) => {
      const deeds = Array.from({ length: 30 }, (_, day) => ({ at: NOW - day * DAY }));
      expect(countsOf(NOW + (later % DAY), deeds)).toEqual([1, 1, 1, 1, 1, 1, 1]);
    }),
  );
});
