import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import { getCrossServerLeaderboard, getLeaderboard, listLeaderboards } from './endpoints';

/** A board of a server, by its name in addresses. */
export type BoardAsked = NonNullable<InputOf<typeof getLeaderboard>['query']> & { slug: string };

type CrossServerAsked = NonNullable<InputOf<typeof getCrossServerLeaderboard>['query']>;

export const leaderboardsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    leaderboards: build.query({
      ...endpointQuery(listLeaderboards, () => ({})),
      providesTags: ['Points'],
    }),
    leaderboard: build.query({
      ...endpointQuery(getLeaderboard, ({ slug, ...query }: BoardAsked) => ({
        params: { slug },
        query,
      })),
      providesTags: ['Points', 'Seasons'],
    }),
    crossServerLeaderboard: build.query({
      ...endpointQuery(getCrossServerLeaderboard, (query: CrossServerAsked) => ({ query })),
      providesTags: ['Points'],
    }),
  }),
});

export const { useLeaderboardsQuery, useLeaderboardQuery, useCrossServerLeaderboardQuery } =
  leaderboardsApi;
