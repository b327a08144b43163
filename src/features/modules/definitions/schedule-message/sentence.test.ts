import { testSentences } from '../../testing/sentences';
import sentence from './sentence';

testSentences(sentence, [
  [
    'Posts in #gm every day at 08:00',
    { channelId: 'gm', schedule: { kind: 'DAILY', time: '08:00', timeZone: 'Europe/Berlin' } },
  ],
  [
    'Posts in #gm every Monday, Friday and Sunday at 18:00 (UTC)',
    {
      channelId: 'gm',
      schedule: { kind: 'WEEKLY', weekdays: ['0', '5', '1'], time: '18:00', timeZone: 'UTC' },
    },
  ],
  [
    'Posts in #gm every day at 18:00, until 2026-12-24',
    {
      channelId: 'gm',
      schedule: {
        kind: 'WEEKLY',
        weekdays: ['0', '1', '2', '3', '4', '5', '6'],
        time: '18:00',
        hasEnd: true,
        endDate: '2026-12-24',
        timeZone: 'Europe/Berlin',
      },
    },
  ],
  [
    'Posts in #gm on the last day of each month at 18:00',
    {
      channelId: 'gm',
      schedule: { kind: 'MONTHLY', monthDay: 'L', time: '18:00', timeZone: 'Europe/Berlin' },
    },
  ],
  [
    'Posts in #gm once, on 2026-12-24 at 18:00',
    {
      channelId: 'gm',
      schedule: { kind: 'ONCE', date: '2026-12-24', time: '18:00', timeZone: 'Europe/Berlin' },
    },
  ],
  [
    'Posts in #gm every 4 hours',
    { channelId: 'gm', schedule: { kind: 'INTERVAL', every: 14_400, timeZone: 'Europe/Berlin' } },
  ],
  [
    'Posts in #gm at 18:00, only on Friday',
    { channelId: 'gm', schedule: { kind: 'CRON', cron: '0 18 * * 5', timeZone: 'Europe/Berlin' } },
  ],
]);
