import { expect, test } from 'vitest';
import { timeAgo } from './timeAgo';

const NOW = Date.UTC(2026, 0, 15, 12);
const SECOND = 1000;
const DAY = 86_400 * SECOND;

test.each([
  [0, 'just now'],
  [-44 * SECOND, 'just now'],
  [44 * SECOND, 'just now'],
  [-50 * SECOND, '1 minute ago'],
  [-119 * SECOND, '1 minute ago'],
  [-2 * 3600 * SECOND, '2 hours ago'],
  [-DAY, 'yesterday'],
  [-8 * DAY, '8 days ago'],
  [-45 * DAY, 'last month'],
  [-800 * DAY, '2 years ago'],
  [3 * DAY, 'in 3 days'],
])('%d ms away is "%s"', (distance, words) => {
  expect(timeAgo(NOW + distance, NOW)).toBe(words);
});
