import { describe, expect, test } from 'vitest';
import { recurrenceOf, slotsOf, speedOf } from './questWords';
import { inMinutes, NOW, sampleCard } from './testing/samples';
import { countdown, roughly, timeOf } from './timeWords';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  [0, '00:00'],
  [1, '00:01'],
  [299_000, '04:59'],
  [3 * HOUR + 12 * MINUTE, '3 h 12 min'],
  [2 * HOUR, '2 h'],
  [51 * HOUR, '2 d 3 h'],
])('%d ms are counted down as %s', (ms, words) => {
  expect(countdown(ms)).toBe(words);
});

test.each([
  [0, '1 minute'],
  [20 * MINUTE, '20 minutes'],
  [3 * HOUR, '3 hours'],
  [100 * HOUR, '4 days'],
])('%d ms are roughly %s', (ms, words) => {
  expect(roughly(ms)).toBe(words);
});

describe('how a quest is checked', () => {
  test.each([
    ['Instant', { isInstant: true, medianReviewSeconds: 60 }],
    ['Manual review', { isInstant: false }],
    ['Manual review, usually within 6 hours', { isInstant: false, medianReviewSeconds: 20_000 }],
  ])('%s', (words, own) => {
    expect(speedOf(sampleCard(own))).toBe(words);
  });
});

test('a quest that was done tells when it comes round again', () => {
  const own = { recurrence: 'DAILY', state: 'CLAIMED', availableAt: inMinutes(180) } as const;
  expect(recurrenceOf(sampleCard(own), NOW)).toBe('Daily, again in 3 hours');
});

test('more takers than places leave none', () => {
  expect(slotsOf(sampleCard({ capacity: 3, taken: 5 }))).toBe('0 of 3 spots left');
});

test('a time that cannot be read is none', () => {
  expect(timeOf('tomorrow')).toBeNull();
});
