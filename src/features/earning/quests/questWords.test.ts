import { describe, expect, test } from 'vitest';
import { isReviewLate, recurrenceOf, slotsOf, speedOf } from './questWords';
import { inMinutes, NOW, sampleCard } from './testing/samples';
import { timeOf } from '@/shared/time/timeOf';

describe('how a quest is checked', () => {
  test.each([
    ['Instant', { isInstant: true, medianReviewSeconds: 60 }],
    ['Manual review', { isInstant: false }],
    ['Manual review, usually within 6 hours', { isInstant: false, medianReviewSeconds: 20_000 }],
  ])('%s', (words, own) => {
    expect(speedOf(sampleCard(own), NOW)).toBe(words);
  });

  test('a review that takes longer than usual shows no estimate', () => {
    const waiting = { isInstant: false, medianReviewSeconds: 3600, state: 'IN_REVIEW' } as const;
    const speedAt = (submittedAt: string | null) => speedOf({ ...waiting, submittedAt }, NOW);
    expect(speedAt(inMinutes(-30))).toBe('Manual review, usually within 1 hour');
    expect(speedAt(inMinutes(-18 * 24 * 60))).toBe('Manual review');
    expect(speedAt(null)).toBe('Manual review');
  });

  test.each([
    [-90, 3600, false],
    [-180, 3600, true],
    [-6 * 24 * 60, null, false],
    [-19 * 24 * 60, null, true],
  ])('a review of %s minutes with a median of %s s is late: %s', (at, median, isLate) => {
    const quest = { isInstant: false, medianReviewSeconds: median, state: 'IN_REVIEW' } as const;
    expect(isReviewLate({ ...quest, submittedAt: inMinutes(at) }, NOW)).toBe(isLate);
  });
});

test('a completed quest shows when it is available again', () => {
  const own = { recurrence: 'DAILY', state: 'CLAIMED', availableAt: inMinutes(180) } as const;
  expect(recurrenceOf(sampleCard(own), NOW)).toBe('Daily, again in 3 hours');
});

test('only an open recurring quest shows the time left in its period', () => {
  const midnight = Date.UTC(2026, 10, 27);
  const words = (own: Partial<ReturnType<typeof sampleCard>>) =>
    recurrenceOf(
      sampleCard({ recurrence: 'DAILY', status: 'LIVE', ...own }),
      midnight - 5 * 3_600_000,
    );
  expect(words({ state: 'NOT_STARTED' })).toBe('Daily, 5 hours left');
  // A Thursday. The week ends on Sunday.
  expect(words({ state: 'NOT_STARTED', recurrence: 'WEEKLY' })).toBe('Weekly, 3 days left');
  expect(words({ state: 'IN_REVIEW' })).toBe('Daily');
  expect(words({ state: 'NOT_STARTED', status: 'PAUSED' })).toBe('Daily');
});

test('a quest with more claims than spots has 0 spots left', () => {
  expect(slotsOf(sampleCard({ capacity: 3, taken: 5 }))).toBe('0 of 3 spots left');
});

test('an unreadable time is null', () => {
  expect(timeOf('tomorrow')).toBeNull();
});
