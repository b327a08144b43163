import { baseApi, endpointQuery } from '@/shared/api/baseApi';
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
export const referralDeskApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    programFigures: build.query({
      ...endpointQuery(getProgramFigures, () => ({})),
      providesTags: ['Referrals'],
    }),
    ambassadors: build.query({
      ...endpointQuery(listAmbassadors, (query: ListQuery) => ({ query })),
      providesTags: ['Referrals'],
    }),
    decideAmbassador: build.mutation({
      ...endpointQuery(
        decideAmbassador,
        ({ id, ...body }: { id: string } & InputOf<typeof decideAmbassador>['body']) => ({
          params: { ambassadorId: id },
          body,
        }),
      ),
      // Also after a refusal: what was shown is no longer true.
      invalidatesTags: ['Referrals', 'Ambassador'],
    }),
    referralRewards: build.query({
      ...endpointQuery(listReferralRewards, (query: ListQuery) => ({ query })),
      providesTags: ['Referrals'],
    }),
    takeBackReward: build.mutation({
      ...endpointQuery(takeBackReward, ({ id, reason }: { id: string; reason: string }) => ({
        params: { rewardId: id },
        body: { reason },
      })),
      invalidatesTags: ['Referrals', 'Ambassador'],
    }),
    staffPayouts: build.query({
      ...endpointQuery(listStaffPayouts, (query: ListQuery) => ({ query })),
      providesTags: ['Referrals'],
    }),
    decideAmbassadorPayout: build.mutation({
      ...endpointQuery(
        decideAmbassadorPayout,
        ({ id, ...body }: { id: string } & InputOf<typeof decideAmbassadorPayout>['body']) => ({
          params: { payoutId: id },
          body,
        }),
      ),
      invalidatesTags: ['Referrals', 'Ambassador'],
    }),
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
} = referralDeskApi;
