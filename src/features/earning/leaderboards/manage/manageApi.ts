import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import {
  adjustPoints,
  closeSeason,
  createSeason,
  deleteSeason,
  getSeasonFunds,
  getStanding,
  listSeasons,
  listStandings,
  updateSeason,
} from '../ownerEndpoints';

export type StandingsQuery = NonNullable<InputOf<typeof listStandings>['query']> & {
  serverId: string;
};
type StandingQuery = NonNullable<InputOf<typeof getStanding>['query']> & {
  serverId: string;
  memberId: string;
};
interface SeasonParams {
  serverId: string;
  seasonId: string;
}
type SeasonBody = InputOf<typeof createSeason>['body'];

const inPath = ({ serverId, seasonId }: SeasonParams) => ({ params: { id: serverId, seasonId } });

export const manageApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    standings: build.query(
      endpointQuery(listStandings, ({ serverId, ...query }: StandingsQuery) => ({
        params: { id: serverId },
        query,
      })),
    ),
    standing: build.query(
      endpointQuery(getStanding, ({ serverId, memberId, ...query }: StandingQuery) => ({
        params: { id: serverId, memberId },
        query,
      })),
    ),
    adjustPoints: build.mutation(
      endpointMutation(
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
    ),
    seasons: build.query(
      endpointQuery(listSeasons, (serverId: string) => ({ params: { id: serverId } })),
    ),
    seasonFunds: build.query(
      endpointQuery(getSeasonFunds, (serverId: string) => ({ params: { id: serverId } })),
    ),
    addSeason: build.mutation(
      endpointMutation(
        createSeason,
        ({ serverId, body }: { serverId: string; body: SeasonBody }) => ({
          params: { id: serverId },
          body,
        }),
      ),
    ),
    changeSeason: build.mutation(
      endpointMutation(
        updateSeason,
        ({ body, ...params }: SeasonParams & { body: SeasonBody }) => ({
          ...inPath(params),
          body,
        }),
      ),
    ),
    removeSeason: build.mutation(endpointMutation(deleteSeason, inPath)),
    closeSeason: build.mutation(endpointMutation(closeSeason, inPath)),
  }),
});

export const {
  useStandingsQuery,
  useStandingQuery,
  useAdjustPointsMutation,
  useSeasonsQuery,
  useSeasonFundsQuery,
  useAddSeasonMutation,
  useChangeSeasonMutation,
  useRemoveSeasonMutation,
  useCloseSeasonMutation,
} = manageApi;
