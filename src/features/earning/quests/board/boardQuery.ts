import { searchMatcher } from '@/shared/text/searchable';
import { DAY } from '@/shared/time/durations';
import type { QuestCard } from '../quest';
import { isEntered, sortOf, sorts, type Placed } from '../questAvailability';
import { timeOf } from '@/shared/time/timeOf';

export const orders = ['recommended', 'ending', 'reward', 'newest'] as const;

/** Search, filters and sorting of a quest board, as in the URL. */
export interface BoardQuery {
  search: string;
  state: (typeof sorts)[number] | 'all';
  /** Kind of a reward; any when empty. */
  reward: string;
  speed: 'instant' | 'reviewed' | '';
  /** Id of a category; any when empty. */
  category: string;
  order: (typeof orders)[number];
}

const initial: BoardQuery = {
  search: '',
  state: 'available',
  reward: '',
  speed: '',
  category: '',
  order: 'recommended',
};
/** Resets all filters to their defaults. The order stays. */
export const cleared: Partial<BoardQuery> = {
  search: '',
  state: initial.state,
  reward: '',
  speed: '',
  category: '',
};

const names = {
  search: 'q',
  state: 'state',
  reward: 'reward',
  speed: 'speed',
  category: 'category',
  order: 'sort',
} as const;
const MAX = 100;

const oneOf = <T extends string>(known: readonly T[], text: string | null, otherwise: T): T =>
  known.find((each) => each === text) ?? otherwise;

/** Reads the query from the URL, which may contain anything: invalid values are ignored. */
export function readBoard(params: URLSearchParams): BoardQuery {
  const get = (name: keyof BoardQuery) => params.get(names[name]);
  return {
    search: (get('search') ?? '').slice(0, MAX),
    state: oneOf([...sorts, 'all'], get('state'), initial.state),
    reward: (get('reward') ?? '').slice(0, MAX),
    speed: oneOf(['instant', 'reviewed', ''], get('speed'), ''),
    category: (get('category') ?? '').slice(0, MAX),
    order: oneOf(orders, get('order'), initial.order),
  };
}

/** Only the filters that apply to this board: a category or a reward that it doesn’t have filters nothing. */
export const knownFilters = (
  query: BoardQuery,
  {
    categories,
    rewardKinds,
  }: { categories: readonly { id: string }[]; rewardKinds: readonly string[] },
): BoardQuery => ({
  ...query,
  category: categories.some(({ id }) => id === query.category) ? query.category : '',
  reward: rewardKinds.includes(query.reward) ? query.reward : '',
});

/** Writes a change to the URL; defaults are removed, and other parameters stay. */
export function writeBoard(params: URLSearchParams, change: Partial<BoardQuery>): URLSearchParams {
  const next = new URLSearchParams(params);
  const query = { ...readBoard(params), ...change };
  for (const name of ['search', 'state', 'reward', 'speed', 'category', 'order'] as const) {
    if (query[name] === initial[name]) next.delete(names[name]);
    else next.set(names[name], query[name]);
  }
  return next;
}

/** Returns a predicate for quests that match all filters except the state. */
export function boardFilter(query: BoardQuery): (quest: FilteredQuest) => boolean {
  const matches = searchMatcher(query.search);
  return ({ categoryId, rewards, isInstant, title }) =>
    (query.category === '' || categoryId === query.category) &&
    (query.reward === '' || rewards.some(({ kind }) => kind === query.reward)) &&
    (query.speed === '' || isInstant === (query.speed === 'instant')) &&
    matches(title);
}

/** The fields of a quest that its position on a board depends on, as the client reads them and a server sends them. */
export type FilteredQuest = Placed &
  Pick<QuestCard, 'slug' | 'title' | 'categoryId' | 'isInstant' | 'waitsUntil'> & {
    rewards: readonly { kind: string; label: string; left: number | null }[];
  };

/** The quests of a whole board that match the filters, in the order of the query. */
export function questsFor<Q extends FilteredQuest>(
  quests: readonly Q[],
  query: BoardQuery,
  now: number,
): Q[] {
  const isFound = boardFilter(query);
  const sortKey = sortKeyOf(query.order, now);
  return quests
    .map((quest, place) => ({ quest, place, key: sortKey(quest, place) }))
    .filter(
      ({ quest }) =>
        isFound(quest) && (query.state === 'all' || sortOf(quest, now) === query.state),
    )
    .sort((one, other) => compareKeys(one.key, other.key))
    .map(({ quest }) => quest);
}

/** Smaller keys come first: the value of the order, then the place on the board. */
export type SortKey = readonly number[];

export function compareKeys(one: SortKey, other: SortKey): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  // Infinity less itself is no number, so equal values are skipped.
  return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/** The sort key of a quest in an order, by its place on the board. */
export function sortKeyOf(
  order: BoardQuery['order'],
  now: number,
): (quest: FilteredQuest, place: number) => [value: number, place: number] {
  switch (order) {
    case 'recommended':
      return (quest, place) => [haste(quest, now), place];
    case 'ending':
      return ({ endsAt }, place) => [timeOf(endsAt) ?? Infinity, place];
    case 'reward':
      return (quest, place) => [-pointsOf(quest), place];
    case 'newest':
      // Of quests without a known start, the later ones were added later.
      return ({ startsAt }, place) => [-(timeOf(startsAt) ?? 0), -place];
  }
}

const urgent = DAY;

/** Rank by urgency: claimable, then started or rejected, then ending soon; the server's order within. */
function haste(quest: FilteredQuest, now: number): number {
  const { state, endsAt } = quest;
  if (isEntered(quest)) return 3;
  if (state === 'CLAIMABLE' || state === 'APPROVED') return 0;
  if (state === 'IN_PROGRESS' || state === 'REJECTED') return 1;
  const end = timeOf(endsAt);
  return end !== null && end > now && end - now < urgent ? 2 : 3;
}

/** The quest's points, which are at the beginning of the reward labels. */
function pointsOf({ rewards }: FilteredQuest): number {
  const labels = rewards.filter(({ kind }) => kind === 'POINTS').map(({ label }) => label);
  const counts = labels.map((label) => Number(/^[\d,]+/.exec(label)?.[0].replaceAll(',', '') ?? 0));
  return counts.reduce((sum, count) => sum + count, 0);
}
