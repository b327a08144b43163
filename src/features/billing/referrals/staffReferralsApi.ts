import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import {
  decideAmbassador,
  decideAmbassadorPayout,
  getProgramStats,
  listAmbassadors,
  listProgramCommissions,
  listProgramPayouts,
  revokeCommission,
} from './staffEndpoints';

type ListQuery = NonNullable<InputOf<typeof listProgramCommissions>['query']>;

/** What staff decide about ambassadors, rewards and payouts. */
export const staffReferralsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    programStats: build.query(endpointQuery(getProgramStats, () => ({}))),
    ambassadors: build.query(endpointQuery(listAmbassadors, (query: ListQuery) => ({ query }))),
    decideAmbassador: build.mutation(
      endpointMutation(
        decideAmbassador,
        ({ id, ...body }: { id: string } & InputOf<typeof decideAmbassador>['body']) => ({
          params: { ambassadorId: id },
          body,
        }),
      ),
    ),
    programCommissions: build.query(
      endpointQuery(listProgramCommissions, (query: ListQuery) => ({ query })),
    ),
    revokeCommission: build.mutation(
      endpointMutation(revokeCommission, ({ id, reason }: { id: string; reason: string }) => ({
        params: { commissionId: id },
        body: { reason },
      })),
    ),
    programPayouts: build.query(
      endpointQuery(listProgramPayouts, (query: ListQuery) => ({ query })),
    ),
    decideAmbassadorPayout: build.mutation(
      endpointMutation(
        decideAmbassadorPayout,
        ({ id, ...body }: { id: string } & InputOf<typeof decideAmbassadorPayout>['body']) => ({
          params: { payoutId: id },
          body,
        }),
      ),
    ),
  }),
});

export const {
  useProgramStatsQuery,
  useAmbassadorsQuery,
  useDecideAmbassadorMutation,
  useProgramCommissionsQuery,
  useRevokeCommissionMutation,
  useProgramPayoutsQuery,
  useDecideAmbassadorPayoutMutation,
} = staffReferralsApi;
