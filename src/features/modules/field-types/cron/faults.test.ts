import { expect, test } from 'vitest';
import { cron } from './field';
import { faultsIn, whyNoPattern } from './faults';
import { isPattern } from './pattern';

const COUNT = 'Enter 5 parts: minute, hour, day, month, weekday.';

test.each([
  ['', `${COUNT} “0 18 * * 5” means every Friday at 18:00.`],
  ['0 0 18 * * 5', 'Remove the seconds: “0 18 * * 5”.'],
  ['0 0 18 * * 5 2027', `${COUNT} This has 7.`],
  ['0 18 * *', `${COUNT} The weekday is missing: enter * for any.`],
  [
    '99 18 * *',
    `${COUNT} The weekday is missing: enter * for any. The minute must be 0 to 59, not “99”.`,
  ],
  ['0 18', `${COUNT} The day, month, and weekday are missing: enter * for any.`],
  ['99 18 * * *', 'The minute must be 0 to 59, not “99”.'],
  ['0 25 * * *', 'The hour must be 0 to 23, not “25”.'],
  ['0 9,17-24 * * *', 'The hour must be 0 to 23, not “24”.'],
  ['0 18 32 * *', 'The day must be 1 to 31, or L for the last day, not “32”.'],
  ['0 18 * 13 *', 'The month must be 1 to 12, or a name such as JAN, not “13”.'],
  ['0 18 * * fro', 'The weekday must be 0 to 7, or a name such as FRI, not “fro”.'],
  ['0 18 * * 5#6', 'The weekday must be 0 to 7, or a name such as FRI, not “5#6”.'],
  ['0 9- * * *', 'The hour must be 0 to 23, not “9-”.'],
  ['0 9,,17 * * *', 'The hour “9,,17” has a comma too many.'],
  ['0 22-2 * * *', 'The hour can’t run backward from 22 to 2. Use “22-23,0-2”.'],
  ['0 18 * * fri-mon', 'The weekday can’t run backward from fri to mon. Use “5-6,0-1”.'],
  ['0 18 * nov-jan *', 'The month can’t run backward from nov to jan. Use “11-12,1”.'],
  ['5/15 * * * *', 'The minute “5/15” needs a range. Use “5-59/15”.'],
  ['*/0 * * * *', 'The step of the minute must be 1 to 60, not “0”.'],
  ['99 25 * * *', 'The minute must be 0 to 59, not “99”. The hour must be 0 to 23, not “25”.'],
])('“%s” is refused with the part that is wrong', (pattern, why) => {
  const { error } = cron({ label: 'Pattern' }).schema.safeParse(pattern);
  expect(error?.issues.map(({ message }) => message)).toEqual([why]);
});

test('the suggested replacement of a part is valid', () => {
  for (const pattern of ['0 22-2 * * *', '0 18 * * fri-mon', '0 18 * nov-jan *', '5/15 * * * *']) {
    const [fault] = faultsIn(pattern);
    const suggested = /Use “(.+)”/.exec(whyNoPattern(pattern))?.[1] ?? '';
    const parts = pattern.split(' ').map((part, at) => (at === fault?.at ? suggested : part));
    expect(isPattern(parts.join(' '))).toBe(true);
  }
});

test('each wrong part is reported by its position', () => {
  expect(faultsIn('99 18 * 13 5').map(({ at }) => at)).toEqual([0, 3]);
  expect(faultsIn('0 18 * * 5')).toEqual([]);
});
