import { expect, test } from 'vitest';
import { nextRuns } from './nextRuns';
import { schedule } from './schedule';
import { scheduleInWords } from './scheduleInWords';

const { schema, initial } = schedule({ label: 'When' });
const by = (cron: string) => ({ ...initial, kind: 'CRON', cron });
const said = (cron: string) =>
  schema.safeParse(by(cron)).error?.issues.map(({ path, message }) => [path.join('.'), message]);

test.each([
  ['@daily', 'Use “0 0 * * *” instead of @daily.'],
  ['@hourly', 'Use “0 * * * *” instead of @hourly.'],
  ['@weekly', 'Use “0 0 * * 0” instead of @weekly.'],
  [' @DAILY ', 'Use “0 0 * * *” instead of @DAILY.'],
  [
    '@reboot',
    'Names such as @daily aren’t supported. Enter 5 parts: minute, hour, day, month, weekday.',
  ],
])('%s is refused, with what to enter instead', (cron, message) => {
  expect(said(cron)).toEqual([['cron', message]]);
});

test.each(['0 0 * * *', '0 * * * *', '0 0 * * 0'])(
  '%s, a suggested replacement, is accepted',
  (cron) => {
    expect(said(cron)).toBeUndefined();
  },
);

test('a pattern nickname has no runs and no description', () => {
  expect(nextRuns(by('@daily'), new Date(0), 1)).toEqual([]);
  expect(scheduleInWords(by('@daily'))).toBe('No pattern yet (UTC)');
});
