import { searchMatcher } from '@/shared/text/searchable';
import { DAY } from '@/shared/time/durations';
import type { QuestBoard, QuestCard } from '../quest';
import { isEntered, sortOf, sorts } from '../questAvailability';
import { timeOf } from '@/shared/time/timeOf';

export const orders = ['recommended', 'ending', 'reward', 'newest'] as const;

/** What of the board somebody wants to see, as it stands in the address. */
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
/** Nothing left out but what is at first. The order stays. */
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

/** Reads it from the address, which is anybody's: what makes no sense is as if it were not there. */
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

/** What of it a board has: a category or a reward that is not there (any more) is as if nobody had asked for it. */
export function askedOf(
  query: BoardQuery,
  { categories, quests }: Pick<QuestBoard, 'categories' | 'quests'>,
): BoardQuery {
  const hasCategory = categories.some(({ id }) => id === query.category);
  const hasReward = quests.some(({ rewards }) => rewards.some(({ kind }) => kind === query.reward));
  return {
    ...query,
    category: hasCategory ? query.category : '',
    reward: hasReward ? query.reward : '',
  };
}

/** Writes a change of it; what is as at first leaves no trace, and what belongs to others stays. */
export function writeBoard(params: URLSearchParams, change: Partial<BoardQuery>): URLSearchParams {
  const next = new URLSearchParams(params);
  const query = { ...readBoard(params), ...change };
  for (const name of ['search', 'state', 'reward', 'speed', 'category', 'order'] as const) {
    if (query[name] === initial[name]) next.delete(names[name]);
    else next.set(names[name], query[name]);
  }
  return next;
}

/** The quests that are asked for, in the order that is asked for. */
export function questsFor(
  quests: readonly QuestCard[],
  query: BoardQuery,
  now: number,
): QuestCard[] {
  const matches = searchMatcher(query.search);
  const found = quests.filter(
    (quest) =>
      (query.state === 'all' || sortOf(quest, now) === query.state) &&
      (query.category === '' || quest.categoryId === query.category) &&
      (query.reward === '' || quest.rewards.some(({ kind }) => kind === query.reward)) &&
      (query.speed === '' || quest.isInstant === (query.speed === 'instant')) &&
      matches(quest.title),
  );
  return sorted(found, query.order, now);
}

const urgent = DAY;

function sorted(quests: QuestCard[], order: BoardQuery['order'], now: number): QuestCard[] {
  switch (order) {
    case 'recommended':
      return byLeast(quests, (quest) => haste(quest, now));
    case 'ending':
      return byLeast(quests, ({ endsAt }) => timeOf(endsAt) ?? Infinity);
    case 'reward':
      return byLeast(quests, (quest) => -pointsOf(quest));
    case 'newest':
      // The later of those whose beginning nobody tells were added later.
      return byLeast(quests.toReversed(), ({ startsAt }) => -(timeOf(startsAt) ?? 0));
  }
}

/** What waits to be taken, what was begun or came back, what ends soon; the server's order within. */
function haste(quest: QuestCard, now: number): number {
  const { state, endsAt } = quest;
  if (isEntered(quest)) return 3;
  if (state === 'CLAIMABLE' || state === 'APPROVED') return 0;
  if (state === 'IN_PROGRESS' || state === 'REJECTED') return 1;
  const end = timeOf(endsAt);
  return end !== null && end > now && end - now < urgent ? 2 : 3;
}

function byLeast(quests: readonly QuestCard[], value: (quest: QuestCard) => number): QuestCard[] {
  const valued = quests.map((quest) => ({ quest, at: value(quest) }));
  // Infinity less itself is no number.
  return valued.sort((a, b) => (a.at === b.at ? 0 : a.at - b.at)).map(({ quest }) => quest);
}

/** Points it brings, which stand at the beginning of their label. */
function pointsOf({ rewards }: QuestCard): number {
  const labels = rewards.filter(({ kind }) => kind === 'POINTS').map(({ label }) => label);
  const counts = labels.map((label) => Number(/^[\d,]+/.exec(label)?.[0].replaceAll(',', '') ?? 0));
  return counts.reduce((sum, count) => sum + count, 0);
}
