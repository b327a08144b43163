import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import { getLeaderboard, getPoints, listPayouts, listPointsEntries } from './endpoints';

/** A way to earn on a server, as in the address. */
export interface PointsPlace {
  section: string;
  slug: string;
}
type Paged = PointsPlace & { page?: number; pageSize?: number };
type BoardAsked = NonNullable<InputOf<typeof getLeaderboard>['query']> & { slug: string };

const paged = ({ section, slug, ...query }: Paged) => ({ params: { section, slug }, query });

export const pointsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    points: build.query({
      ...endpointQuery(getPoints, (params: PointsPlace) => ({ params })),
      providesTags: ['Points'],
    }),
    pointsEntries: build.query({
      ...endpointQuery(listPointsEntries, paged),
      providesTags: ['Points'],
    }),
    payouts: build.query({ ...endpointQuery(listPayouts, paged), providesTags: ['Points'] }),
    leaderboard: build.query({
      ...endpointQuery(getLeaderboard, ({ slug, ...query }: BoardAsked) => ({
        params: { slug },
        query,
      })),
      providesTags: ['Points'],
    }),
  }),
});

export const { usePointsQuery, usePointsEntriesQuery, usePayoutsQuery, useLeaderboardQuery } =
  pointsApi;
