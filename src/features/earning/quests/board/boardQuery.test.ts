import { describe, expect, test } from 'vitest';
import { sortOf } from '../questAvailability';
import { inMinutes, NOW, sampleCard } from '../testing/samples';
import { questsFor, readBoard, writeBoard } from './boardQuery';

const at = (search: string) => readBoard(new URLSearchParams(search));
const slugs = (search: string, quests: Parameters<typeof questsFor>[0]) =>
  questsFor(quests, at(search), NOW).map(({ slug }) => slug);

describe('the board state of a quest', () => {
  test.each<[string, Parameters<typeof sampleCard>[0], string]>([
    ['new', {}, 'available'],
    [
      'its reward waits, although it has ended',
      { state: 'CLAIMABLE', status: 'ENDED' },
      'available',
    ],
    ['in review', { state: 'IN_REVIEW' }, 'review'],
    ['claimed', { state: 'CLAIMED' }, 'done'],
    [
      'claimed, and due again',
      { state: 'CLAIMED', recurrence: 'DAILY', availableAt: inMinutes(-1) },
      'available',
    ],
    ['its conditions aren’t met', { isOpen: false }, 'locked'],
    ['not begun', { startsAt: inMinutes(5) }, 'locked'],
    ['paused', { status: 'PAUSED' }, 'locked'],
    ['all taken', { capacity: 1, taken: 1 }, 'ended'],
    ['rejected for good', { state: 'REJECTED' }, 'ended'],
    ['rejected, to be tried again', { state: 'REJECTED', availableAt: inMinutes(5) }, 'available'],
  ])('%s', (_, own, sort) => {
    expect(sortOf(sampleCard(own), NOW)).toBe(sort);
  });
});

test('invalid parameters in the address are ignored', () => {
  expect(at('state=x&sort=y&speed=z')).toEqual(at(''));
});

test('default values are removed from the address, and other parameters stay', () => {
  const params = writeBoard(new URLSearchParams('ref=ada&state=done'), {
    state: 'available',
    order: 'reward',
  });
  expect(params.toString()).toBe('ref=ada&sort=reward');
});

test('search, reward and check filter the list together', () => {
  const quests = [
    sampleCard({ slug: 'a', title: 'Say hello', isInstant: false }),
    sampleCard({ slug: 'b', title: 'Say hello twice' }),
    sampleCard({
      slug: 'c',
      title: 'Say hello',
      rewards: [{ kind: 'ROLE', label: 'Bard', isGuaranteed: true, left: null }],
    }),
  ];
  expect(slugs('q=HELLO&reward=POINTS&speed=instant', quests)).toEqual(['b']);
});

test.each([
  ['recommended', ['claim', 'soon', 'plain', 'rich']],
  ['ending', ['soon', 'plain', 'rich', 'claim']],
  ['reward', ['rich', 'plain', 'soon', 'claim']],
  ['newest', ['claim', 'soon', 'rich', 'plain']],
])('the order %s', (order, expected) => {
  const rich = [{ kind: 'POINTS' as const, label: '1,200 points', isGuaranteed: true, left: null }];
  const quests = [
    sampleCard({ slug: 'plain' }),
    sampleCard({ slug: 'rich', rewards: rich }),
    sampleCard({ slug: 'soon', endsAt: inMinutes(60) }),
    sampleCard({ slug: 'claim', state: 'CLAIMABLE', startsAt: inMinutes(-60) }),
  ];
  expect(slugs(`sort=${order}`, quests)).toEqual(expected);
});
