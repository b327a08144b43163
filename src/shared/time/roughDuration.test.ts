import { expect, test } from 'vitest';
import { HOUR, MINUTE, SECOND } from './durations';
import { roughCountdown } from './roughDuration';

test.each([
  ['1 min', SECOND],
  ['24 min', 23 * MINUTE + 26 * SECOND],
  ['1 h', HOUR],
  ['23 h 26 min', 23 * HOUR + 26 * MINUTE],
  ['2 days 3 h', 51 * HOUR + MINUTE],
])('%s are left', (words, ms) => {
  expect(roughCountdown(ms)).toBe(words);
});
