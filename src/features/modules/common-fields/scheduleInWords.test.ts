import { expect, test } from 'vitest';
import type { Values } from './field';
import { readSchedule } from './schedule';
import { scheduleInWords } from './scheduleInWords';

const common = { time: '18:00', timeZone: 'Europe/Berlin', hasEnd: false };

test.each<[string, Values]>([
  ['Once, on 2026-07-01 at 18:00 (Europe/Berlin)', { kind: 'ONCE', date: '2026-07-01' }],
  ['At 18:00 (Europe/Berlin)', { kind: 'DAILY' }],
  [
    'At 18:00, only on Tuesday and Thursday (Europe/Berlin)',
    { kind: 'WEEKLY', weekdays: ['2', '4'] },
  ],
  ['At 18:00, on the last day of the month (Europe/Berlin)', { kind: 'MONTHLY', monthDay: 'L' }],
  [
    'Every 2 hours from 2026-07-01 at 18:00, until 2026-08-01 (Europe/Berlin)',
    { kind: 'INTERVAL', date: '2026-07-01', every: 7200, hasEnd: true, endDate: '2026-08-01' },
  ],
])('%s', (words, values) => {
  expect(scheduleInWords(readSchedule({ ...common, ...values }))).toBe(words);
});

test('a pattern that is none says so instead of failing', () => {
  expect(scheduleInWords(readSchedule({ ...common, kind: 'CRON', cron: 'every friday' }))).toBe(
    'No pattern yet (Europe/Berlin)',
  );
});
