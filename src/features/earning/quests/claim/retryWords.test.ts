import { expect, test } from 'vitest';
import { sampleQuest, sampleTask } from '../testing/samples';
import { beforeAnswering, beforeSubmitting, retriesFact } from './retryWords';

const hour = sampleQuest({ hasRetries: true, retryAfterSeconds: 3600 });
const once = sampleQuest({ hasRetries: false, retryAfterSeconds: null });
const unknown = sampleQuest({ hasRetries: null, retryAfterSeconds: null });

test('the wait after a rejection is named before submitting, and that there is no second try', () => {
  expect(beforeSubmitting(hour)).toBe('If it’s rejected, you can try again after 1 hour.');
  expect(beforeSubmitting(once)).toBe('You can submit once. There’s no second try.');
  expect(beforeSubmitting(unknown)).toBeNull();
  expect([hour, once, unknown].map(retriesFact)).toEqual([
    'Try again after 1 hour',
    'No second try',
    null,
  ]);
});

test('an attempt that can’t fail anymore shows no retries', () => {
  expect(retriesFact({ ...hour, state: 'APPROVED' })).toBeNull();
});

const tries = (of: number, left = of) => ({ of, left });
test.each([
  [hour, tries(3), '3 tries. After that, you can try again in 1 hour.'],
  [hour, tries(3, 2), '2 tries left. After that, you can try again in 1 hour.'],
  [hour, tries(3, 1), 'Last try. After that, you can try again in 1 hour.'],
  [hour, tries(1), 'If it’s wrong, you can try again after 1 hour.'],
  [hour, null, 'If it’s wrong, you can try again after 1 hour.'],
  [hour, tries(3, 0), null],
  [once, tries(1), 'You have one try.'],
  [unknown, null, null],
])('a quiz names its tries and the wait after them', (quest, left, words) => {
  expect(beforeAnswering(sampleTask({ kind: 'QUIZ', tries: left }), quest)).toBe(words);
});

test('a task that is looked up elsewhere can be checked as often as needed', () => {
  expect(beforeAnswering(sampleTask({ kind: 'DISCORD_ROLE' }), once)).toBeNull();
});
