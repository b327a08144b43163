import { isDoable } from '../claim/nextQuest';
import { sortOf, type QuestSort } from '../questAvailability';
import { BOARD_PART, boardQueryOf, type BoardCall, type BoardState } from './boardCall';
import {
  boardFilter,
  compareKeys,
  knownFilters,
  sortKeyOf,
  type FilteredQuest,
  type SortKey,
} from './boardQuery';

interface WholeBoard<Q> {
  categories: readonly { id: string }[];
  /** All quests of the board, in its order. */
  quests: readonly Q[];
}

interface PartCall extends BoardCall {
  after?: string | undefined;
  limit?: number | undefined;
}

interface Row<Q> {
  quest: Q;
  sort: QuestSort;
  key: SortKey;
}

/**
 * A part of a board, and the figures of all of it.
 *
 * @param now the server's time, ms since 1970
 */
export function boardPart<Q extends FilteredQuest>(
  { categories, quests }: WholeBoard<Q>,
  { after = '', limit = BOARD_PART, ...call }: PartCall,
  now: number,
) {
  const state = call.state ?? 'ALL';
  const rewardKinds = [
    ...new Set(quests.flatMap(({ rewards }) => rewards.map(({ kind }) => kind))),
  ];
  const query = knownFilters({ ...boardQueryOf(call), state: 'all' }, { categories, rewardKinds });
  const isFound = boardFilter(query);
  const sortKey = sortKeyOf(query.order, now);
  const rows = quests.map((quest, place): Row<Q> => {
    const sort = sortOf(quest, now);
    return { quest, sort, key: [groupOf(quest, sort, state), ...sortKey(quest, place)] };
  });
  const filtered = rows.filter(({ quest }) => isFound(quest));
  const found = filtered
    .filter(({ quest, sort }) => isInState(quest, sort, state, now))
    .sort((one, other) => compareKeys(one.key, other.key));
  const start = after === '' ? 0 : startAfter(rows, found, after, query.order === 'newest');
  const shown = found.slice(start, start + limit);
  const last = shown.at(-1);
  return {
    quests: shown.map(({ quest }) => quest),
    next: last && start + shown.length < found.length ? cursorOf(last) : null,
    total: found.length,
    counts: countsOf(filtered),
    questCount: quests.length,
    rewardKinds,
  };
}

/** Of open quests, the available ones come first, and of the locked ones those that are live. */
function groupOf({ status }: FilteredQuest, sort: QuestSort, state: BoardState): number {
  if (state !== 'OPEN' || sort !== 'locked') return 0;
  return status === 'LIVE' ? 1 : 2;
}

function isInState(quest: FilteredQuest, sort: QuestSort, state: BoardState, now: number): boolean {
  if (state === 'ALL') return true;
  if (state === 'OPEN') return sort === 'available' || sort === 'locked';
  return state === 'DOABLE' ? isDoable(quest, now) : sort === state.toLowerCase();
}

function countsOf(rows: readonly Row<FilteredQuest>[]): Record<QuestSort, number> {
  const counts = { available: 0, review: 0, done: 0, locked: 0, ended: 0 };
  for (const { sort } of rows) counts[sort] += 1;
  return counts;
}

/** A cursor names the last quest of a part, and holds the sort key that it had. */
const cursorOf = ({ key, quest }: Row<FilteredQuest>): string => [...key, quest.slug].join('~');

/**
 * Where the quests after a cursor begin. The place of its quest is read again, as quests before it may have come or
 * gone. If the quest itself is gone, the next one took its place, unless the order runs backwards.
 */
function startAfter(
  rows: readonly Row<FilteredQuest>[],
  found: readonly Row<FilteredQuest>[],
  cursor: string,
  isBackwards: boolean,
): number {
  const [group, value, place, ...rest] = cursor.split('~');
  const slug = rest.join('~');
  const named = rows.find(({ quest }) => quest.slug === slug);
  const at = named?.key.at(-1) ?? numberIn(place);
  const key = [numberIn(group), numberIn(value), at];
  const start = found.findIndex((row) => {
    const order = compareKeys(row.key, key);
    return order > 0 || (order === 0 && named === undefined && !isBackwards);
  });
  return start === -1 ? found.length : start;
}

const numberIn = (text = ''): number => {
  const value = Number(text);
  return Number.isNaN(value) ? 0 : value;
};
