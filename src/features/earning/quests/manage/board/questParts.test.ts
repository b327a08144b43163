import { expect, test } from 'vitest';
import type { BoardQuest } from './questPart';
import { joinedParts, reorderParts, type QuestPart } from './questParts';

const quest = (id: string): BoardQuest => ({
  rule: {
    id,
    enabled: true,
    version: 1,
    values: {},
    updatedAt: '',
    updatedBy: null,
    updatedByPicture: null,
    problems: [],
    troubles: undefined,
  },
  summary: undefined,
  categoryId: '',
});
const part = (ids: string[], own: Partial<QuestPart> = {}): QuestPart => ({
  quests: ids.map(quest),
  categories: [],
  next: null,
  total: 4,
  questCount: 4,
  version: 1,
  ...own,
});
const idsOf = (quests: readonly BoardQuest[]) => quests.map(({ rule }) => rule.id);

test('a quest in two parts is there once', () => {
  const joined = joinedParts([part(['1', '2'], { next: '2' }), part(['2', '3'])]);
  expect(idsOf(joined?.quests ?? [])).toEqual(['1', '2', '3']);
  expect(joined?.hasMore).toBe(false);
});

test('the counts of the categories are those of the first part', () => {
  const categories = [{ id: 'a', quests: 4, drafts: 0, inReview: 0 }];
  const joined = joinedParts([part(['1'], { categories, next: '1' }), part(['2'], { next: '2' })]);
  expect(joined).toMatchObject({ categories, hasMore: true });
});

test('quests of two parts take each other’s places', () => {
  const parts = [part(['1', '2']), part(['3', '4'])];
  reorderParts(parts, ['4', '2', '1']);
  expect(parts.map(({ quests }) => idsOf(quests))).toEqual([
    ['4', '2'],
    ['3', '1'],
  ]);
});
