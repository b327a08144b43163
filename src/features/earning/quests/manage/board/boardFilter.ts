import { questStates, type QuestCall } from './questCall';
import { statusChoices, type QuestGroup } from './boardRows';

/** Filters of the team's quest board, as in the URL; empty parts filter nothing. */
export interface BoardFilter {
  search: string;
  status: string;
  /** Id of a category. */
  category: string;
}

const names = { search: 'q', status: 'status', category: 'category' } as const;
const MAX = 100;

/** Reads the filters from the URL, which may contain anything. */
export function readFilter(params: URLSearchParams): BoardFilter {
  const get = (name: keyof BoardFilter) => (params.get(names[name]) ?? '').slice(0, MAX);
  const status = get('status');
  return {
    search: get('search'),
    status: statusChoices.some(({ value }) => value === status) ? status : '',
    category: get('category'),
  };
}

/** Writes a change to the URL; empty filters are removed, and other parameters stay. */
export function writeFilter(
  params: URLSearchParams,
  change: Partial<BoardFilter>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries({ ...readFilter(params), ...change })) {
    const param = name === 'search' ? names.search : name;
    if (value === '') next.delete(param);
    else next.set(param, value);
  }
  return next;
}

/** Whether the quests of each shown category are in their saved order, so that they can be reordered. */
export const isInOrder = ({ search, status }: BoardFilter): boolean => `${search}${status}` === '';

/** Whether nothing is filtered out. */
export const isAll = ({ search, status, category }: BoardFilter): boolean =>
  `${search}${status}${category}` === '';

/** The filters of the request. Parts that filter nothing are left out. */
export const questCallOf = ({ search, status, category }: BoardFilter): QuestCall => {
  const state = questStates.find((each) => each === status);
  return {
    ...(search === '' ? {} : { search }),
    ...(state === undefined ? {} : { state }),
    ...(category === '' ? {} : { category }),
  };
};

/**
 * The categories to show: with filters only those with matching quests, or the selected category if it is the only
 * filter.
 */
export function groupsShown(
  groups: readonly QuestGroup[],
  filter: BoardFilter,
): readonly QuestGroup[] {
  if (isAll(filter)) return groups;
  return groups.filter(
    ({ category, quests }) =>
      quests.length > 0 || (isInOrder(filter) && category.id === filter.category),
  );
}
