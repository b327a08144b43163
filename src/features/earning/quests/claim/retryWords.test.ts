import { expect, test } from 'vitest';
import { sampleQuest, sampleTask } from '../testing/samples';
import { beforeChecking, beforeSubmitting, retriesFact } from './retryWords';

const hour = sampleQuest({ hasRetries: true, retryAfterSeconds: 3600 });
const once = sampleQuest({ hasRetries: false, retryAfterSeconds: null });
const unknown = sampleQuest({ hasRetries: null, retryAfterSeconds: null });

test('the wait after a rejection is named before submitting, and that there is no second try', () => {
  expect(beforeSubmitting(hour)).toBe('If it’s rejected, you can try again after 1 hour.');
  expect(beforeSubmitting(once)).toBe('You can submit once. There’s no second try.');
  expect(beforeSubmitting(unknown)).toBeNull();
  expect([hour, once, unknown].map(retriesFact)).toEqual(['After 1 hour', 'No second try', null]);
});

test('an attempt that can’t fail anymore shows no retries', () => {
  expect(retriesFact({ ...hour, state: 'APPROVED' })).toBeNull();
});

test.each([
  ['QUIZ', hour, 'If it’s wrong, you can try again after 1 hour.'],
  ['DISCORD_ROLE', hour, 'If it isn’t done yet, you can check again after 1 hour.'],
  ['DISCORD_ROLE', once, 'Verify once it’s done. You have one try.'],
  ['DISCORD_ROLE', sampleQuest({ hasRetries: true, retryAfterSeconds: 60 }), null],
  ['POLL', hour, null],
  ['TEXT', hour, null],
])('before a check of %s a wait worth a word is named', (kind, quest, words) => {
  expect(beforeChecking(sampleTask({ kind }), quest)).toBe(words);
});
