import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { QuestCard } from '../quest';
import { submissionStates } from '../quest';
import { sortOf, sorts } from '../questAvailability';
import { inMinutes, NOW, sampleCard } from '../testing/samples';
import { boardSorts, boardStates, type BoardCall } from './boardCall';
import { boardPart } from './boardPart';

const categories = [{ id: 'a' }, { id: 'b' }];
const rewardKind = fc.constantFrom('POINTS', 'ROLE');
const minutes = fc.option(fc.integer({ min: -3000, max: 3000 }), { nil: null });
const time = (minute: number | null) => (minute === null ? null : inMinutes(minute));
const ownCard = fc
  .record({
    title: fc.constantFrom('Gate', 'Tower'),
    categoryId: fc.constantFrom('a', 'b', 'gone'),
    status: fc.constantFrom('SCHEDULED', 'LIVE', 'PAUSED', 'ENDED'),
    state: fc.constantFrom(...submissionStates),
    isOpen: fc.boolean(),
    isInstant: fc.boolean(),
    startsAt: minutes.map(time),
    endsAt: minutes.map(time),
    waitsUntil: minutes.map(time),
    kind: rewardKind,
    points: fc.integer({ min: 1, max: 5 }),
  })
  .map(({ kind, points, ...own }): Partial<QuestCard> =>
    Object.assign(own, {
      rewards: [
        { kind, label: `${String(points)} points`, isGuaranteed: true, left: null } as const,
      ],
    }),
  );
const boards = fc
  .array(ownCard, { maxLength: 30 })
  .map((cards) => cards.map((own, index) => sampleCard({ ...own, slug: `q~${String(index)}` })));
const calls = fc.record({
  state: fc.constantFrom(undefined, ...boardStates),
  sort: fc.constantFrom(...boardSorts),
  search: fc.constantFrom(undefined, 'gate'),
  reward: fc.constantFrom(undefined, 'POINTS', 'gone'),
  approval: fc.constantFrom(undefined, 'INSTANT' as const, 'REVIEWED' as const),
  category: fc.constantFrom(undefined, 'a', 'gone'),
});
const limits = fc.integer({ min: 1, max: 7 });

/** Slugs of all parts. `changed` gives the board as it is before each part. */
function readAll(changed: () => readonly QuestCard[], call: BoardCall, limit: number): string[] {
  const slugs: string[] = [];
  let after: string | null = '';
  while (after !== null) {
    const part: ReturnType<typeof boardPart<QuestCard>> = boardPart(
      { categories, quests: changed() },
      { ...call, after, limit },
      NOW,
    );
    slugs.push(...part.quests.map(({ slug }) => slug));
    after = part.next;
  }
  return slugs;
}

test('parts of any filters together are the whole, in its order and each quest once', () => {
  fc.assert(
    fc.property(boards, calls, limits, (quests, call, limit) => {
      const whole = boardPart({ categories, quests }, { ...call, limit: 100 }, NOW);
      expect(whole.next).toBeNull();
      expect(readAll(() => quests, call, limit)).toEqual(whole.quests.map(({ slug }) => slug));
    }),
  );
});

test('the states divide the quests that match the other filters, and counts and totals agree', () => {
  fc.assert(
    fc.property(boards, calls, (quests, call) => {
      const partOf = (state: BoardCall['state']) =>
        boardPart({ categories, quests }, { ...call, state, limit: 100 }, NOW);
      const { counts, total } = partOf('ALL');
      expect(sorts.reduce((sum, sort) => sum + counts[sort], 0)).toBe(total);
      for (const sort of sorts) {
        const part = partOf(boardStates.find((state) => state.toLowerCase() === sort));
        expect([part.total, part.counts]).toEqual([counts[sort], counts]);
        expect(part.quests.every((quest) => sortOf(quest, NOW) === sort)).toBe(true);
      }
    }),
  );
});

test('quests that come, go or change between two parts neither repeat nor hide others', () => {
  const changes = fc.array(
    fc.oneof(
      fc.record({ what: fc.constant('add' as const), at: fc.nat(40) }),
      fc.record({ what: fc.constant('claim' as const), at: fc.nat(40) }),
      fc.record({ what: fc.constant('removeLast' as const), at: fc.nat(40) }),
    ),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(boards, calls, limits, changes, (quests, filters, limit, todo) => {
      // Whether a reward is known depends on the quests that are there.
      const call = { ...filters, reward: undefined };
      const read: string[] = [];
      let board = [...quests];
      const left = [...todo];
      const touched = new Set<string>();
      let after: string | null = '';
      while (after !== null) {
        const part: ReturnType<typeof boardPart<QuestCard>> = boardPart(
          { categories, quests: board },
          { ...call, after, limit },
          NOW,
        );
        read.push(...part.quests.map(({ slug }) => slug));
        after = part.next;
        const change = left.shift();
        if (!change) continue;
        const slug =
          change.what === 'removeLast'
            ? part.quests.at(-1)?.slug
            : board[change.at % Math.max(board.length, 1)]?.slug;
        if (change.what === 'add') {
          const added = sampleCard({ slug: `new~${String(left.length)}` });
          touched.add(added.slug);
          board = board.toSpliced(change.at % (board.length + 1), 0, added);
        } else if (slug !== undefined) {
          touched.add(slug);
          board =
            change.what === 'claim'
              ? board.map((each) => (each.slug === slug ? { ...each, state: 'CLAIMED' } : each))
              : board.filter((each) => each.slug !== slug);
        }
      }
      const untouched = (slugs: string[]) => slugs.filter((slug) => !touched.has(slug));
      const whole = boardPart({ categories, quests }, { ...call, limit: 100 }, NOW);
      expect(untouched(read)).toEqual(untouched(whole.quests.map(({ slug }) => slug)));
    }),
  );
});
