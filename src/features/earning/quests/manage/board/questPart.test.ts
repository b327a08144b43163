import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { QuestSummary } from '../questOverview';
import { questPart, type BoardQuest } from './questPart';
import type { QuestCall } from './questCall';

const categories = [{ id: 'a' }, { id: 'b' }];
const quest = (id: string, categoryId: string, stage = 'ACTIVE'): BoardQuest => {
  const summary: QuestSummary = { id, categoryId, stage, taken: 0, inReview: 0, underWay: 0 };
  const about = { enabled: true, version: 1, updatedAt: '', updatedBy: null };
  const rule = { ...about, id, values: { name: id }, updatedByPicture: null, problems: [] };
  return { rule: { ...rule, troubles: undefined }, summary, categoryId };
};
const idsOf = (quests: readonly BoardQuest[]) => quests.map(({ rule }) => rule.id);

const boards = fc
  .array(
    fc.record({
      categoryId: fc.constantFrom('a', 'b', 'gone', ''),
      stage: fc.constantFrom('ACTIVE', 'DRAFT'),
    }),
    { maxLength: 30 },
  )
  .map((all) =>
    all.map(({ categoryId, stage }, at) => quest(`q~${String(at)}`, categoryId, stage)),
  );
const calls = fc.record({
  category: fc.constantFrom(undefined, 'a', 'gone'),
  state: fc.constantFrom(undefined, 'DRAFT' as const),
  search: fc.constantFrom(undefined, 'q 1'),
});
const limits = fc.integer({ min: 1, max: 7 });

/** IDs of all parts. `changed` gives the quests as they are before each part. */
function readAll(changed: () => readonly BoardQuest[], call: QuestCall, limit: number): string[] {
  const ids: string[] = [];
  let after: string | null = '';
  while (after !== null) {
    const part: ReturnType<typeof questPart> = questPart(
      { quests: changed(), categories },
      { ...call, after, limit },
    );
    ids.push(...idsOf(part.quests));
    after = part.next;
  }
  return ids;
}

test('parts are the whole board, and count what matches and what there is', () => {
  fc.assert(
    fc.property(boards, calls, limits, (quests, call, limit) => {
      const whole = questPart({ quests, categories }, { ...call, after: '', limit: 100 });
      expect(readAll(() => quests, call, limit)).toEqual(idsOf(whole.quests));
      expect(whole).toMatchObject({
        next: null,
        total: whole.quests.length,
        questCount: quests.length,
      });
    }),
  );
});

test('a part follows the categories, and quests without one come last', () => {
  const quests = [quest('1', 'b'), quest('2', ''), quest('3', 'a'), quest('4', 'b')];
  expect(readAll(() => quests, {}, 2)).toEqual(['3', '1', '4', '2']);
});

test('only the first part has the counts of the categories', () => {
  const quests = [quest('1', 'a'), quest('2', 'a')];
  const first = questPart({ quests, categories }, { after: '', limit: 1 });
  expect(first.categories).toEqual(categories);
  expect(questPart({ quests, categories }, { after: first.next ?? '' }).categories).toEqual([]);
});

test('a quest added, deleted or moved between two parts makes no other repeat or go missing', () => {
  const changes = fc.array(
    fc.record({
      what: fc.constantFrom('add' as const, 'delete' as const, 'move' as const),
      at: fc.nat(40),
    }),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(boards, calls, limits, changes, (quests, call, limit, todo) => {
      let board = [...quests];
      const left = [...todo];
      const touched = new Set<string>();
      let isFirst = true;
      const next = () => {
        const change = isFirst ? undefined : left.shift();
        isFirst = false;
        const chosen = board[(change?.at ?? 0) % Math.max(board.length, 1)];
        if (change?.what === 'add') {
          const added = quest(`new~${String(left.length)}`, 'a');
          touched.add(added.rule.id);
          board = board.toSpliced(change.at % (board.length + 1), 0, added);
        } else if (change && chosen) {
          touched.add(chosen.rule.id);
          const others = board.filter((each) => each !== chosen);
          board = change.what === 'delete' ? others : [...others, { ...chosen, categoryId: 'b' }];
        }
        return board;
      };
      const read = readAll(next, call, limit);
      const untouched = (ids: readonly string[]) => ids.filter((id) => !touched.has(id));
      const whole = questPart({ quests, categories }, { ...call, after: '', limit: 100 });
      expect(untouched(read)).toEqual(untouched(idsOf(whole.quests)));
    }),
  );
});
