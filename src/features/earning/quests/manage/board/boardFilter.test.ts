import { expect, test } from 'vitest';
import type { Rule } from '@/features/modules/engine/moduleState';
import type { QuestSummary } from '../questOverview';
import { groupsShown, questCallOf, readFilter, writeFilter, type BoardFilter } from './boardFilter';
import { groupsOf } from './boardRows';
import { questFinder } from './questFinder';
import type { BoardQuest } from './questPart';

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
const summary = (id: string, stage: string): QuestSummary => ({
  id,
  categoryId: '',
  stage,
  taken: 0,
  inReview: 0,
  underWay: 0,
});

const sol = [{ kind: 'TOKEN', token: { currency: 'SOL', amount: '0.05' } }];
const quest = (categoryId: string, of: Rule, stage: string): BoardQuest => ({
  rule: of,
  summary: summary(of.id, stage),
  categoryId,
});
const categories = [rule('gate'), rule('market'), rule('lore')];
const quests = [
  quest('gate', rule('Say hello'), 'ACTIVE'),
  quest('gate', rule('Pay day', { rewards: sol }), 'DRAFT'),
  quest('market', rule('Trade', {}, ['Gone.']), 'ACTIVE'),
];
const none: BoardFilter = { search: '', status: '', category: '' };
const found = (part: Partial<BoardFilter>) => {
  const filter = { ...none, ...part };
  const isFound = questFinder(questCallOf(filter));
  const { groups } = groupsOf(
    categories,
    quests.filter((each) => isFound(each)),
  );
  return groupsShown(groups, filter).map(
    ({ category, quests: inside }) => `${category.id}: ${inside.map(({ id }) => id).join(', ')}`,
  );
};

test.each([
  [{}, ['gate: Say hello, Pay day', 'market: Trade', 'lore: ']],
  [{ search: 'hello' }, ['gate: Say hello']],
  [{ search: '0.05 sol' }, ['gate: Pay day']],
  [{ status: 'ACTIVE' }, ['gate: Say hello']],
  [{ status: 'NEEDS_ATTENTION' }, ['market: Trade']],
  [{ category: 'lore' }, ['lore: ']],
  [{ category: 'gate', status: 'DRAFT' }, ['gate: Pay day']],
  [{ category: 'lore', search: 'hello' }, []],
])('the filter %j finds %j', (part, lines) => {
  expect(found(part)).toEqual(lines);
});

test('the address holds the filter and keeps other parameters', () => {
  const params = writeFilter(new URLSearchParams('tab=submissions'), {
    search: 'hello',
    status: 'DRAFT',
  });
  expect(params.toString()).toBe('tab=submissions&q=hello&status=DRAFT');
  expect(readFilter(params)).toEqual({ search: 'hello', status: 'DRAFT', category: '' });
  expect(writeFilter(params, { search: '', status: '' }).toString()).toBe('tab=submissions');
});

test('an unknown status is ignored', () => {
  expect(readFilter(new URLSearchParams('status=LOST')).status).toBe('');
});
