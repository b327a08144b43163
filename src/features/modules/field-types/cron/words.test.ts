import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPattern, runsOf } from './pattern';
import { cron } from './field';
import { patternInWords } from './words';

test.each([
  ['0 18 1 * 5', 'At 18:00, either on day 1 of the month or on Friday'],
  [
    '0 18 L 6 mon-fri',
    'At 18:00, either on the last day of the month or Monday through Friday, only in June',
  ],
  ['0 18 1 * +5', 'At 18:00, on day 1 of the month, but only if it falls on Friday'],
  ['0 18 1 * 5#1', 'At 18:00, either on day 1 of the month or on the first Friday of the month'],
  ['0 18 * * fri#L', 'At 18:00, on the last Friday of the month'],
  ['0 18 15W * *', 'At 18:00, on the weekday nearest day 15 of the month'],
  ['0 18 ? * 5', 'At 18:00, only on Friday'],
  ['0 18 * * 0,7', 'At 18:00, only on Sunday'],
  // Either counts, and one of the two is every day.
  ['0 18 */1 * 5', 'At 18:00'],
  ['0 18 1-31 * 5', 'At 18:00'],
  ['0 18 1 * 0-7', 'At 18:00'],
  ['0 18 1 * *,5', 'At 18:00'],
  ['0 18 *,3 * 5', 'At 18:00'],
  ['0 9,* * * 5', 'Every hour, only on Friday'],
  // A step begins again with each hour, day, month and week.
  ['*/25 * * * *', 'At 0, 25, and 50 minutes past the hour'],
  ['0 */9 * * *', 'At 00:00, 09:00 and 18:00'],
  ['0 18 */2 * *', 'At 18:00, every 2 days from day 1 of each month'],
  ['0 18 * * */3', 'At 18:00, only on Sunday, Wednesday, and Saturday'],
  [' 0  18 * * 5\t', 'At 18:00, only on Friday'],
  // What croner refuses, and what never comes.
  ['0 0 30 2 *', 'This pattern never runs'],
  ['0 22-2 * * *', 'No pattern yet'],
  ['5/15 * * * *', 'No pattern yet'],
  ['0 0 18 * * 5', 'No pattern yet'],
  ['', 'No pattern yet'],
])('“%s” reads “%s”', (pattern, words) => {
  expect(patternInWords(pattern)).toBe(words);
});

test('blanks around a pattern and between its parts are accepted and dropped', () => {
  const { schema } = cron({ label: 'Pattern' });
  expect(schema.parse('  0 18  * * 5\u00a0')).toBe('0 18 * * 5');
});

const days = fc.constantFrom('1', '13', '1,15', '*/2', '1-31', 'L', '15W', '10-20/5', '*');
const weekdays = fc.constantFrom('5', '1-5', '0-7', '1#2', '5L', '*/2', '+5', '+1-5', '*', '6,7');

test('“either” and “only if” appear where the runs match them', () => {
  fc.assert(
    fc.property(days, weekdays, (day, weekday) => {
      const pattern = `0 18 ${day} * ${weekday}`;
      if (!isPattern(pattern)) return;
      const on = (other: string) => runsOf(other, 400).map(Number);
      const [alone, weekly] = [on(`0 18 ${day} * *`), on(`0 18 * * ${weekday.replace('+', '')}`)];
      const [byDay, byWeekday] = [new Set(alone), new Set(weekly)];
      const isBoth = (at: number) => byDay.has(at) && byWeekday.has(at);
      const end = Math.min(alone.at(-1) ?? 0, weekly.at(-1) ?? 0);
      const times = on(pattern).filter((at) => at <= end);
      const words = patternInWords(pattern);
      expect(times.some((at) => !byDay.has(at)) && times.some((at) => !byWeekday.has(at))).toBe(
        words.includes('either'),
      );
      expect(words.includes('only if') && !times.every(isBoth)).toBe(false);
    }),
    { numRuns: 12 },
  );
});
