import { expect, test } from 'vitest';
import { claimableQuestsSchema } from '@/features/earning/quests/quest';
import { claimLinks } from './claimLinks';

const { quests } = claimableQuestsSchema.parse({
  quests: ['one', 'two', 'three', 'four', 'five', 'six?#'].map((slug) => ({
    server: { id: 'srv-1', slug: 'the keep', name: 'The Keep', icon: null },
    slug,
    title: `Quest ${slug}`,
    rewards: [],
  })),
});

test('the claimable quests come first, with five names and the total', () => {
  const { group: first } = claimLinks(quests) ?? {};
  expect(first?.title).toBe('To claim (6)');
  expect(first?.links.map(({ label }) => label)).toEqual([
    'Quest one',
    'Quest two',
    'Quest three',
    'Quest four',
    'Quest five',
  ]);
});

test('special characters in a name are encoded in the address', () => {
  const { group: first } = claimLinks(quests.slice(5)) ?? {};
  expect(first?.links[0]?.to).toBe('/dashboard/questboard/the%20keep/task-to-earn/six%3F%23');
});

test.each([
  [0, undefined],
  [1, { words: '1 reward to claim' }],
  [2, { words: '2 rewards to claim' }],
])('the menu button announces %i rewards', (count, said) => {
  expect(claimLinks(quests.slice(0, count))?.waiting).toEqual(said);
});
