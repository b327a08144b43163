import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import {
  decideAmbassador,
  decideAmbassadorPayout,
  getProgramFigures,
  listAmbassadors,
  listReferralRewards,
  listStaffPayouts,
  takeBackReward,
} from './staffEndpoints';

type ListQuery = NonNullable<InputOf<typeof listReferralRewards>['query']>;

/** What staff decide about ambassadors, rewards and payouts. */
export const staffReferralsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    programFigures: build.query(endpointQuery(getProgramFigures, () => ({}))),
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
    referralRewards: build.query(
      endpointQuery(listReferralRewards, (query: ListQuery) => ({ query })),
    ),
    takeBackReward: build.mutation(
      endpointMutation(takeBackReward, ({ id, reason }: { id: string; reason: string }) => ({
        params: { rewardId: id },
        body: { reason },
      })),
    ),
    staffPayouts: build.query(endpointQuery(listStaffPayouts, (query: ListQuery) => ({ query }))),
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
  useProgramFiguresQuery,
  useAmbassadorsQuery,
  useDecideAmbassadorMutation,
  useReferralRewardsQuery,
  useTakeBackRewardMutation,
  useStaffPayoutsQuery,
  useDecideAmbassadorPayoutMutation,
} = staffReferralsApi;
