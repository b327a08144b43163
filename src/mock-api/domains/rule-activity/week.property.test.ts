import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { WEEK } from '@/features/modules/rule-activity/ruleActivity';
import { DAY } from '@/shared/time/durations';
import { dayIn, lastDays } from '../reports/range';
import { countsOf } from './week';

const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Pacific/Kiritimati', 'Asia/Kathmandu'];

test('counts are sums over the rows of their days, whatever the zone and the time of year', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2027, 0, 1) }),
      fc.array(fc.integer({ min: -2 * DAY, max: 12 * DAY })),
      (zone, now, ages) => {
        const deeds = ages.map((age) => ({ at: now - age }));
        const days = lastDays(zone, WEEK, now);
        const counts = countsOf(days, deeds);
        expect(days.days.at(-1)).toBe(dayIn(zone, now));
        expect(counts).toEqual(
          days.days.map((day) => deeds.filter(({ at }) => dayIn(zone, at) === day).length),
        );
      },
    ),
  );
});
