import { orders, type BoardQuery } from './boardQuery';

/** Quests in one part of a board. */
export const BOARD_PART = 60;
export const BOARD_PART_MOST = 100;

export const boardStates = [
  'OPEN',
  'DOABLE',
  'AVAILABLE',
  'REVIEW',
  'DONE',
  'LOCKED',
  'ENDED',
  'ALL',
] as const;
export type BoardState = (typeof boardStates)[number];
export const boardSorts = ['RECOMMENDED', 'ENDING', 'REWARD', 'NEWEST'] as const;
type BoardSort = (typeof boardSorts)[number];

/** The filters and the order of a board as its call takes them. */
export interface BoardCall {
  search?: string | undefined;
  state?: BoardState | undefined;
  sort?: BoardSort | undefined;
  reward?: string | undefined;
  approval?: 'INSTANT' | 'REVIEWED' | undefined;
  category?: string | undefined;
}

/** The page lists locked quests below the available ones. */
const states = {
  available: 'OPEN',
  review: 'REVIEW',
  done: 'DONE',
  locked: 'LOCKED',
  ended: 'ENDED',
  all: 'ALL',
} as const;
const sorts = {
  recommended: 'RECOMMENDED',
  ending: 'ENDING',
  reward: 'REWARD',
  newest: 'NEWEST',
} as const;
const approvals = { instant: 'INSTANT', reviewed: 'REVIEWED' } as const;

/** A query of the page as its call takes it. Parts that filter nothing are left out. */
export const boardCallOf = ({
  search,
  state,
  reward,
  speed,
  category,
  order,
}: BoardQuery): BoardCall => ({
  state: states[state],
  sort: sorts[order],
  ...(search === '' ? {} : { search }),
  ...(reward === '' ? {} : { reward }),
  ...(speed === '' ? {} : { approval: approvals[speed] }),
  ...(category === '' ? {} : { category }),
});

/** The same the other way round. The state is the call’s, because the page doesn’t have all of them. */
export const boardQueryOf = (call: BoardCall): Omit<BoardQuery, 'state'> => ({
  search: call.search ?? '',
  reward: call.reward ?? '',
  speed: call.approval === undefined ? '' : call.approval === 'INSTANT' ? 'instant' : 'reviewed',
  category: call.category ?? '',
  order: orders.find((order) => sorts[order] === call.sort) ?? 'recommended',
});
