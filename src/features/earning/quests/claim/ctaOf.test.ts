import { describe, expect, test } from 'vitest';
import { inMinutes, NOW, sampleQuest, sampleTask } from '../testing/samples';
import { ctaOf, takesAnswers } from './ctaOf';

const HOUR = 60;
const DAY = 24 * HOUR;
const done = sampleTask({ state: 'VERIFIED' });
const written = sampleTask({ id: 't2', state: 'IN_REVIEW', isReviewed: true });
const unmet = (id: string) => ({
  id,
  label: 'Has the role Holder',
  met: false,
  have: null,
  need: null,
  why: null,
  fix: null,
});
const sampleReward = (kind: string, label: string) => ({
  kind,
  label,
  isGuaranteed: true,
  left: null,
});
type Own = Parameters<typeof sampleQuest>[0];
const at = (own: Own) => ctaOf(sampleQuest(own), NOW);

describe('the button’s label and action', () => {
  test.each<[string, Own, string, string | null]>([
    [
      'a condition is unmet',
      { isOpen: false, conditions: [unmet('a'), unmet('b')] },
      'Requirements not met (2)',
      null,
    ],
    [
      'it hasn’t begun',
      { status: 'SCHEDULED', startsAt: inMinutes(2 * DAY + 3 * HOUR) },
      'Starts in 2 days 3 hours',
      null,
    ],
    [
      'it hasn’t begun, and no one says when it will',
      { status: 'SCHEDULED' },
      'Not started yet',
      null,
    ],
    [
      'two tasks are left',
      { tasks: [done, sampleTask({ id: 'b' }), sampleTask({ id: 'c' })] },
      '1 of 3 done',
      null,
    ],
    [
      'one task couldn’t be checked',
      { tasks: [sampleTask({ state: 'CHECK_FAILED' })] },
      '0 of 1 done',
      null,
    ],
    ['all are verified', { state: 'IN_PROGRESS', tasks: [done] }, 'Claim reward', 'claim'],
    [
      'all are ready and someone has to look',
      { state: 'IN_PROGRESS', tasks: [done, written] },
      'Submit for review',
      'submit',
    ],
    [
      'it is in review',
      { state: 'IN_REVIEW', submittedAt: inMinutes(-2 * HOUR) },
      'In review · submitted 2 hours ago',
      null,
    ],
    [
      'it was rejected and may be tried again',
      { state: 'REJECTED', mayRetry: true, availableAt: inMinutes(-1) },
      'Try again',
      'retry',
    ],
    [
      'it may be tried again in a while',
      { state: 'REJECTED', mayRetry: true, availableAt: inMinutes(5) },
      'Try again in 05:00',
      null,
    ],
    [
      'it was rejected for good',
      { state: 'REJECTED', submittedAt: inMinutes(-60) },
      'Rejected',
      null,
    ],
    ['a check failed for good', { state: 'REJECTED' }, 'Failed', null],
    ['it was approved', { state: 'APPROVED' }, 'Claim 50 points', 'claim'],
    ['its reward is there', { state: 'CLAIMABLE', status: 'ENDED' }, 'Claim 50 points', 'claim'],
    [
      'it brings several rewards',
      {
        state: 'CLAIMABLE',
        rewards: [
          sampleReward('POINTS', '100 points'),
          sampleReward('TOKEN', '0.05 SOL'),
          sampleReward('ROLE', 'Knight'),
        ],
      },
      'Claim 100 points, 0.05 SOL, and the Knight role',
      'claim',
    ],
    [
      'it brings an NFT',
      { state: 'CLAIMABLE', rewards: [sampleReward('NFT', '1 Ape Garrison NFT')] },
      'Claim an Ape Garrison NFT',
      'claim',
    ],
    ['its reward has no name', { state: 'CLAIMABLE', rewards: [] }, 'Claim reward', 'claim'],
    [
      'a raffle is still open',
      { state: 'APPROVED', method: 'RAFFLE', endsAt: inMinutes(5) },
      'Entered',
      null,
    ],
    [
      'lots are still to be drawn',
      { state: 'APPROVED', method: 'RAFFLE', endsAt: inMinutes(-5) },
      'Waiting for the draw',
      null,
    ],
    [
      'it was claimed',
      { state: 'CLAIMED', claimedAt: inMinutes(-DAY) },
      'Claimed on Mar 3, 2026',
      null,
    ],
    [
      'it was claimed and comes round again',
      { state: 'CLAIMED', recurrence: 'DAILY', availableAt: inMinutes(3 * HOUR + 12) },
      'Done · available again in 3 hours 12 minutes',
      null,
    ],
    [
      'it has come round again',
      { state: 'CLAIMED', recurrence: 'DAILY', availableAt: inMinutes(0) },
      '0 of 1 done',
      null,
    ],
    ['it has ended', { status: 'ENDED' }, 'Ended', null],
    ['its end has passed on this page', { endsAt: inMinutes(-1) }, 'Ended', null],
    ['it is paused', { status: 'PAUSED' }, 'Paused', null],
    ['others have it all', { capacity: 3, taken: 3 }, 'Fully claimed', null],
    ['it has expired', { state: 'EXPIRED' }, 'Expired', null],
    [
      'others were chosen',
      { state: 'EXPIRED', method: 'TOP', tasks: [sampleTask({ state: 'VERIFIED' })] },
      'Not among the winners',
      null,
    ],
    ['it was revoked', { state: 'REVOKED' }, 'Revoked', null],
  ])('%s', (_, own, label, action) => {
    expect(at(own)).toMatchObject({ label, action });
  });

  test.each([
    ['submit', 'Submitting…'],
    ['claim', 'Claiming…'],
    ['check', 'Claim 50 points'],
  ] as const)('offer nothing to press while a %s is under way', (sending, label) => {
    const cta = ctaOf(sampleQuest({ state: 'CLAIMABLE' }), NOW, sending);
    expect(cta).toMatchObject({ label, action: null });
  });
});

test('the button says when its countdown ends, so that the page can refresh then', () => {
  const availableAt = inMinutes(5);
  expect(at({ state: 'REJECTED', mayRetry: true, availableAt }).until).toBe(
    Date.parse(availableAt),
  );
});

test.each<[string, Own, boolean]>([
  ['at the first', {}, true],
  [
    'once it may be tried again',
    { state: 'REJECTED', mayRetry: true, availableAt: inMinutes(0) },
    true,
  ],
  ['not before', { state: 'REJECTED', mayRetry: true, availableAt: inMinutes(5) }, false],
  ['not in review', { state: 'IN_REVIEW' }, false],
  ['not of whom it is closed to', { isOpen: false }, false],
])('answers are accepted: %s', (_, own, takes) => {
  expect(takesAnswers(sampleQuest(own), NOW)).toBe(takes);
});
