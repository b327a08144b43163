import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import { getLeaderboard, listLeaderboards } from './endpoints';

/** A board of a server, by its name in addresses. */
export type BoardQuery = NonNullable<InputOf<typeof getLeaderboard>['query']> & { slug: string };

export const leaderboardsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    leaderboards: build.query(endpointQuery(listLeaderboards, () => ({}))),
    leaderboard: build.query(
      endpointQuery(getLeaderboard, ({ slug, ...query }: BoardQuery) => ({
        params: { slug },
        query,
      })),
    ),
  }),
});

export const { useLeaderboardsQuery, useLeaderboardQuery } = leaderboardsApi;
