import { expect, test } from 'vitest';
import type { Rule } from '@/features/modules/engine/moduleState';
import type { QuestSummary } from '../questOverview';
import { foundIn, questFinder, readFilter, writeFilter, type BoardFilter } from './boardFilter';

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
const groups = [
  { category: rule('gate'), quests: [rule('Say hello'), rule('Pay day', { rewards: sol })] },
  { category: rule('market'), quests: [rule('Trade', {}, ['Gone.'])] },
  { category: rule('lore'), quests: [] },
];
const summaries = [
  summary('Say hello', 'ACTIVE'),
  summary('Pay day', 'DRAFT'),
  summary('Trade', 'ACTIVE'),
];
const none: BoardFilter = { search: '', status: '', category: '' };
const found = (part: Partial<BoardFilter>) => {
  const filter = { ...none, ...part };
  return foundIn(groups, filter, questFinder(filter, summaries)).map(
    ({ category, quests }) => `${category.id}: ${quests.map(({ id }) => id).join(', ')}`,
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
])('looking for %j finds %j', (part, lines) => {
  expect(found(part)).toEqual(lines);
});

test('the address keeps what is looked for, and what belongs to others', () => {
  const params = writeFilter(new URLSearchParams('tab=submissions'), {
    search: 'hello',
    status: 'DRAFT',
  });
  expect(params.toString()).toBe('tab=submissions&q=hello&status=DRAFT');
  expect(readFilter(params)).toEqual({ search: 'hello', status: 'DRAFT', category: '' });
  expect(writeFilter(params, { search: '', status: '' }).toString()).toBe('tab=submissions');
});

test('a status nobody knows is none', () => {
  expect(readFilter(new URLSearchParams('status=LOST')).status).toBe('');
});
