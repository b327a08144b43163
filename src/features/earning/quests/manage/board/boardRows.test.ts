import { expect, test } from 'vitest';
import type { Rule } from '@/features/modules/engine/moduleState';
import type { QuestSummary } from '../questOverview';
import { categoryForNew, countsOf, coverOf, groupsOf, standingOf } from './boardRows';
import { gistOf } from './questFinder';

const rule = (id: string, values: Rule['values'] = {}, problems: string[] = []): Rule => ({
  id,
  enabled: true,
  version: 1,
  values: { name: id, ...values },
  updatedAt: '',
  updatedBy: null,
  updatedByPicture: null,
  problems,
  troubles: undefined,
});
const summary = (own: Partial<QuestSummary>): QuestSummary => ({
  id: 'q',
  categoryId: 'a',
  stage: 'ACTIVE',
  taken: 0,
  inReview: 0,
  underWay: 0,
  ...own,
});

test('quests are listed by category in their order, and those without one apart', () => {
  const quests = ['b', 'gone', 'a', 'b'].map((categoryId, place) => ({
    rule: rule(String(place)),
    categoryId,
  }));
  const { groups, loose } = groupsOf([rule('a'), rule('b'), rule('c')], quests);
  expect(groups.map((group) => group.quests.map(({ id }) => id))).toEqual([['2'], ['0', '3'], []]);
  expect(loose.map(({ id }) => id)).toEqual(['1']);
});

test('a new quest goes to the default category, or to the first', () => {
  const byDefault = rule('b', { defaultFlag: 'DEFAULT' });
  expect(categoryForNew([rule('a'), byDefault])).toBe('b');
  expect(categoryForNew([rule('a'), rule('c')])).toBe('a');
  expect(categoryForNew([])).toBeUndefined();
});

test('a line says what a quest asks and gives', () => {
  const rewards = [
    { kind: 'POINTS', points: 100 },
    { kind: 'TOKEN', token: { currency: 'SOL', amount: '0.05' } },
  ];
  expect(gistOf(rule('q', { tasks: [{}, {}], rewards }))).toBe('2 tasks · 100 points · 0.05 SOL');
  expect(coverOf(rule('q', { image: '', tasks: [{ kind: 'QUIZ' }] }))).toEqual({
    src: null,
    title: 'q',
    firstKind: 'QUIZ',
  });
});

test.each([
  ['ACTIVE', [], { look: 'on', label: 'Active' }],
  ['ACTIVE', ['Gone.'], { look: 'attention', label: 'Needs attention' }],
  ['SCHEDULED', ['Gone.'], { look: 'attention', label: 'Needs attention' }],
  ['DRAFT', ['Gone.'], { look: 'draft', label: 'Draft' }],
  ['PAUSED', [], { look: 'paused', label: 'Paused' }],
])('a quest that is %s with problems %j has one sign', (stage, problems, sign) => {
  expect(standingOf(rule('q', {}, problems), summary({ stage }))).toEqual(sign);
});

test('unknown counts are left out', () => {
  expect(standingOf(rule('q'), undefined)).toBeNull();
  expect(countsOf(undefined, false)).toBe('');
  expect(countsOf({ id: 'a', quests: 3, drafts: 1, inReview: 2 }, true)).toBe(
    'Default · 3 quests · 1 draft · 2 to review',
  );
  expect(countsOf({ id: 'a', quests: 1, drafts: 0, inReview: null }, false)).toBe('1 quest');
});

test('a line says how much SOL the tasks of a quest cost its members', () => {
  const lantern = { kind: 'ONCHAIN_TX', via: 'TRANSFER', sol: '0.02' };
  const paid = gistOf(rule('q', { tasks: [lantern, { ...lantern, sol: '0.03' }], rewards: [] }));
  expect(paid).toBe('2 tasks · Members pay 0.05 SOL');
  const onPage = rule('q', { tasks: [{ ...lantern, via: 'PAGE' }], rewards: [] });
  expect(gistOf(onPage)).toBe('1 task');
});
