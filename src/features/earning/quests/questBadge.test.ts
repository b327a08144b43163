import { expect, test } from 'vitest';
import { badgeOf } from './questBadge';
import { sortOf } from './questAvailability';
import { inMinutes, NOW, sampleCard } from './testing/samples';

test.each([
  [{ state: 'APPROVED', method: 'TOP', endsAt: inMinutes(5) }, 'Entered'],
  [{ state: 'APPROVED', method: 'TOP', endsAt: inMinutes(-5) }, 'Waiting for the results'],
  [{ state: 'APPROVED', method: 'RAFFLE', status: 'ENDED' }, 'Waiting for the draw'],
])(
  'a contest that was entered is never called approved, and has nothing to claim: %o',
  (own, label) => {
    const card = sampleCard(own);
    expect(badgeOf(card, NOW)).toEqual({ status: 'ENTERED', label });
    expect(sortOf(card, NOW)).toBe('review');
  },
);

test('a quest whose reward everyone gets is approved', () => {
  const card = sampleCard({ state: 'APPROVED', method: 'ALL' });
  expect(badgeOf(card, NOW)).toEqual({ status: 'APPROVED', label: 'Approved' });
});
