import { expect, test } from 'vitest';
import type { QuestCard } from '../quest';
import { inMinutes, NOW, sampleCard } from '../testing/samples';
import { nextLabel, nextQuest } from './nextQuest';

const next = (...quests: Partial<QuestCard>[]) =>
  nextQuest(
    quests.map((own, index) => sampleCard({ slug: `quest-${String(index)}`, ...own })),
    'done',
    NOW,
  );
const noneLeft = [{ kind: 'NFT', label: '1 NFT', isGuaranteed: true, left: 0 }] as const;

test.each<[string, Partial<QuestCard>]>([
  ['with an unmet requirement', { isOpen: false }],
  ['with an unmet requirement and in progress', { isOpen: false, state: 'IN_PROGRESS' }],
  ['whose every open task waits', { state: 'IN_PROGRESS', waitsUntil: inMinutes(60) }],
  ['whose retry cooldown runs', { state: 'REJECTED', availableAt: inMinutes(60) }],
  ['in review', { state: 'IN_REVIEW' }],
  ['approved and not claimable yet', { state: 'APPROVED' }],
  ['without NFTs left', { rewards: [...noneLeft] }],
  ['whose NFT can’t be claimed now', { state: 'CLAIMABLE', rewards: [...noneLeft] }],
  ['that starts later', { startsAt: inMinutes(5) }],
  ['that is done for today', { state: 'CLAIMED', recurrence: 'DAILY', availableAt: inMinutes(5) }],
])('a quest %s isn’t suggested', (_name, own) => {
  expect(next(own)).toBeNull();
  expect(next(own, { slug: 'open' })?.slug).toBe('open');
});

test('rewards come first, then quests in progress, and the wait that is over counts no more', () => {
  const waited = { slug: 'go-on', state: 'IN_PROGRESS', waitsUntil: inMinutes(-1) } as const;
  expect(next({}, waited)?.slug).toBe('go-on');
  const found = next({}, waited, { slug: 'take', state: 'CLAIMABLE' });
  expect(found && [found.slug, nextLabel(found)]).toEqual(['take', 'Claim reward']);
});
