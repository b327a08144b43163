import { asQueryResult, baseApi, shown } from '@/shared/api/baseApi';
import { onePage } from '@/shared/api/onePage';
import { request } from '@/shared/api/request';
import { listQuestFeed } from './endpoints';
import { askedOf, type FeedQuery } from './feedQuery';
import type { QuestFeed } from './questFeed';

/** So many quests are shown at first, and so many more each time. */
export const FEED_STEP = 24;

/** Longer than it takes to read a quest, so that the way back finds the list as it was, s. */
const KEPT = 600;

export const questFeedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    questFeed: build.infiniteQuery<QuestFeed, FeedQuery, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ total }, _pages, page) =>
          total !== null && page * FEED_STEP < total ? page + 1 : undefined,
      },
      queryFn: async ({ queryArg, pageParam }, { signal }) => {
        const input = { query: { ...askedOf(queryArg), page: pageParam, pageSize: FEED_STEP } };
        const result = asQueryResult(await request(listQuestFeed, input, signal));
        return 'data' in result ? { data: onePage(result.data, input) } : result;
      },
      ...shown(listQuestFeed),
      keepUnusedDataFor: KEPT,
    }),
  }),
});

export const { useQuestFeedInfiniteQuery } = questFeedApi;
