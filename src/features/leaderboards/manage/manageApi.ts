import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import {
  adjustPoints,
  closeSeason,
  createSeason,
  deleteSeason,
  getStanding,
  listSeasons,
  listStandings,
  updateSeason,
} from '../ownerEndpoints';

export type StandingsAsked = NonNullable<InputOf<typeof listStandings>['query']> & {
  serverId: string;
};
type StandingAsked = NonNullable<InputOf<typeof getStanding>['query']> & {
  serverId: string;
  memberId: string;
};
interface SeasonPlace {
  serverId: string;
  seasonId: string;
}
type SeasonBody = InputOf<typeof createSeason>['body'];

const inPath = ({ serverId, seasonId }: SeasonPlace) => ({ params: { id: serverId, seasonId } });

export const manageApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    standings: build.query({
      ...endpointQuery(listStandings, ({ serverId, ...query }: StandingsAsked) => ({
        params: { id: serverId },
        query,
      })),
      providesTags: ['Points', 'Seasons'],
    }),
    standing: build.query({
      ...endpointQuery(getStanding, ({ serverId, memberId, ...query }: StandingAsked) => ({
        params: { id: serverId, memberId },
        query,
      })),
      providesTags: ['Points'],
    }),
    adjustPoints: build.mutation({
      ...endpointQuery(
        adjustPoints,
        ({
          serverId,
          memberId,
          body,
        }: {
          serverId: string;
          memberId: string;
          body: InputOf<typeof adjustPoints>['body'];
        }) => ({ params: { id: serverId, memberId }, body }),
      ),
      invalidatesTags: ['Points'],
    }),
    seasons: build.query({
      ...endpointQuery(listSeasons, (serverId: string) => ({ params: { id: serverId } })),
      providesTags: ['Seasons'],
    }),
    addSeason: build.mutation({
      ...endpointQuery(
        createSeason,
        ({ serverId, body }: { serverId: string; body: SeasonBody }) => ({
          params: { id: serverId },
          body,
        }),
      ),
      invalidatesTags: ['Seasons'],
    }),
    changeSeason: build.mutation({
      ...endpointQuery(updateSeason, ({ body, ...place }: SeasonPlace & { body: SeasonBody }) => ({
        ...inPath(place),
        body,
      })),
      invalidatesTags: ['Seasons'],
    }),
    removeSeason: build.mutation({
      ...endpointQuery(deleteSeason, inPath),
      invalidatesTags: ['Seasons'],
    }),
    closeSeason: build.mutation({
      ...endpointQuery(closeSeason, inPath),
      invalidatesTags: ['Seasons'],
    }),
  }),
});

export const {
  useStandingsQuery,
  useStandingQuery,
  useAdjustPointsMutation,
  useSeasonsQuery,
  useAddSeasonMutation,
  useChangeSeasonMutation,
  useRemoveSeasonMutation,
  useCloseSeasonMutation,
} = manageApi;
