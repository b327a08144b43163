import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import { getCrossServerLeaderboard } from './crossServerEndpoints';

type CrossServerQuery = NonNullable<InputOf<typeof getCrossServerLeaderboard>['query']>;

const crossServerApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    crossServerLeaderboard: build.query(
      endpointQuery(getCrossServerLeaderboard, (query: CrossServerQuery) => ({ query })),
    ),
  }),
});

export const { useCrossServerLeaderboardQuery } = crossServerApi;
