import { feedEfforts, feedRewards, feedTimes } from './questFeed';

/** What the feed is narrowed to, as in the address; all of it where a part is empty. */
export interface FeedQuery {
  reward: (typeof feedRewards)[number] | '';
  effort: (typeof feedEfforts)[number] | '';
  time: (typeof feedTimes)[number] | '';
  /** Slug of a server. */
  server: string;
}

export const wholeFeed: FeedQuery = { reward: '', effort: '', time: '', server: '' };
const names = ['reward', 'effort', 'time', 'server'] as const;
const MAX = 100;

/** One of the known words, in any case; empty for any other text. */
const oneOf = <T extends string>(known: readonly T[], text: string | null): T | '' =>
  known.find((each) => each === text?.toUpperCase()) ?? '';

/** Reads it from the address. What is unknown there narrows nothing. */
export const readFeed = (params: URLSearchParams): FeedQuery => ({
  reward: oneOf(feedRewards, params.get('reward')),
  effort: oneOf(feedEfforts, params.get('effort')),
  time: oneOf(feedTimes, params.get('time')),
  server: (params.get('server') ?? '').slice(0, MAX),
});

/** Writes a change of it. Empty parts are removed, and other parameters stay. */
export function writeFeed(params: URLSearchParams, change: Partial<FeedQuery>): URLSearchParams {
  const next = new URLSearchParams(params);
  const query = { ...readFeed(params), ...change };
  for (const name of names) {
    if (query[name] === '') next.delete(name);
    else next.set(name, name === 'server' ? query[name] : query[name].toLowerCase());
  }
  return next;
}

/** How many filters are on. */
export const filterCount = (query: FeedQuery): number =>
  names.filter((name) => query[name] !== '').length;

/** As the call takes it: without the parts that are empty. */
export const askedOf = ({ reward, effort, time, server }: FeedQuery) => ({
  ...(reward === '' ? {} : { reward }),
  ...(effort === '' ? {} : { effort }),
  ...(time === '' ? {} : { time }),
  ...(server === '' ? {} : { server }),
});
