import { feedEfforts, feedRewards, feedSorts, feedTimes } from './questFeed';

/** Filters of the feed, as in the URL; empty parts filter nothing. */
export interface FeedQuery {
  reward: (typeof feedRewards)[number] | '';
  effort: (typeof feedEfforts)[number] | '';
  time: (typeof feedTimes)[number] | '';
  /** Slug of a server. */
  server: string;
  /** Text in the title or the server’s name. */
  search: string;
  /** If empty, sorted by the next action. */
  sort: (typeof feedSorts)[number] | '';
}

const noFilters = { reward: '', effort: '', time: '', server: '', search: '' } as const;
/** Removes the filters and the search. The order stays. */
export const cleared: Partial<FeedQuery> = noFilters;
export const wholeFeed: FeedQuery = { ...noFilters, sort: '' };
const names = ['reward', 'effort', 'time', 'server', 'search', 'sort'] as const;
/** Query parameters of the page, as on a server's quest board. */
const parameter = (name: keyof FeedQuery) => (name === 'search' ? 'q' : name);
const isText = (name: keyof FeedQuery) => name === 'server' || name === 'search';
const MAX = 100;

/** One of the known words, in any case; empty for any other text. */
const oneOf = <T extends string>(known: readonly T[], text: string | null): T | '' =>
  known.find((each) => each === text?.toUpperCase()) ?? '';

/** Reads the filters from the URL. Unknown values filter nothing. */
export const readFeed = (params: URLSearchParams): FeedQuery => ({
  reward: oneOf(feedRewards, params.get('reward')),
  effort: oneOf(feedEfforts, params.get('effort')),
  time: oneOf(feedTimes, params.get('time')),
  server: (params.get('server') ?? '').slice(0, MAX),
  search: (params.get('q') ?? '').slice(0, MAX),
  sort: oneOf(feedSorts, params.get('sort')),
});

/** Writes a change to the URL. Empty parts are removed, and other parameters stay. */
export function writeFeed(params: URLSearchParams, change: Partial<FeedQuery>): URLSearchParams {
  const next = new URLSearchParams(params);
  const query = { ...readFeed(params), ...change };
  for (const name of names) {
    if (query[name] === '') next.delete(parameter(name));
    else next.set(parameter(name), isText(name) ? query[name] : query[name].toLowerCase());
  }
  return next;
}

/** Number of active filters, including the search. */
export const filterCount = (query: FeedQuery): number =>
  names.filter((name) => name !== 'sort' && query[name] !== '').length;

/** The arguments of the request, without empty parts. */
export const askedOf = ({ reward, effort, time, server, search, sort }: FeedQuery) => ({
  ...(reward === '' ? {} : { reward }),
  ...(effort === '' ? {} : { effort }),
  ...(time === '' ? {} : { time }),
  ...(server === '' ? {} : { server }),
  ...(search === '' ? {} : { search }),
  ...(sort === '' ? {} : { sort }),
});
