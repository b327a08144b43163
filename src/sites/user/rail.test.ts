import { expect, test } from 'vitest';
import { earningSections } from '@/features/earning/points/points';
import { currentOf } from '@/shared/shell/RailLinks';
import { claimLinks } from './claimLinks';
import { places, thumbLinks } from './rail';

const at = (path: string, groups = places) =>
  currentOf(groups, { pathname: `/dashboard/${path}`, search: '' })?.label;

test.each([
  'server/solana-keep',
  ...Object.keys(earningSections).map((section) => `${section}/solana-keep`),
])('%s belongs to the servers', (path) => {
  expect(at(path)).toBe('Servers');
});

test.each([
  ['questboard', 'Quests'],
  ['questboard/solana-keep', 'Quests'],
  ['questboard/solana-keep/task-to-earn/a-quest', 'Quests'],
  ['all-transactions', 'Portfolio'],
  ['user/amber', 'Members'],
  ['users', 'Members'],
  ['settings/profile', 'Profile'],
])('%s belongs to %s', (path, label) => {
  expect(at(path)).toBe(label);
});

test('a quest that waits to be claimed is its own place', () => {
  const server = { id: 'srv-keep', name: 'Keep', slug: 'solana-keep', icon: null };
  const links = claimLinks([{ server, slug: 'a-quest', title: 'A quest', rewards: [] }]);
  expect(
    at('questboard/solana-keep/task-to-earn/a-quest', links ? [links.group, ...places] : []),
  ).toBe('A quest');
});

test('the bar for the thumb leads to the overview, quests, portfolio and servers', () => {
  expect(thumbLinks.map(({ label }) => label)).toEqual([
    'Overview',
    'Quests',
    'Portfolio',
    'Servers',
  ]);
});
