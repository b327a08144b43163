import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import {
  addLink,
  getLink,
  listLinkOwners,
  listLinkReferrals,
  listLinks,
  saveLink,
  setLinkStatus,
} from './linkEndpoints';
import {
  decideAmbassador,
  decideAmbassadorPayout,
  getProgramFigures,
  listAmbassadors,
  listReferralRewards,
  listStaffPayouts,
  takeBackReward,
} from './staffEndpoints';

type LinksQuery = NonNullable<InputOf<typeof listLinks>['query']>;
type ListQuery = NonNullable<InputOf<typeof listReferralRewards>['query']>;

/** What staff do about referrals. Each change tells all that show some. */
export const referralDeskApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    programFigures: build.query({
      ...endpointQuery(getProgramFigures, () => ({})),
      providesTags: ['Referrals'],
    }),
    links: build.query({
      ...endpointQuery(listLinks, (query: LinksQuery) => ({ query })),
      providesTags: ['Referrals'],
    }),
    linkOwners: build.query({
      ...endpointQuery(listLinkOwners, () => ({})),
      providesTags: ['Referrals'],
    }),
    link: build.query({
      ...endpointQuery(getLink, ({ id, span }: { id: string; span: '30' | '90' }) => ({
        params: { linkId: id },
        query: { span },
      })),
      providesTags: ['Referrals'],
    }),
    linkReferrals: build.query({
      ...endpointQuery(listLinkReferrals, ({ id, ...query }: { id: string } & ListQuery) => ({
        params: { linkId: id },
        query,
      })),
      providesTags: ['Referrals'],
    }),
    addLink: build.mutation({
      ...endpointQuery(addLink, (body: InputOf<typeof addLink>['body']) => ({ body })),
      invalidatesTags: ['Referrals'],
    }),
    saveLink: build.mutation({
      ...endpointQuery(
        saveLink,
        ({ id, body }: { id: string; body: InputOf<typeof saveLink>['body'] }) => ({
          params: { linkId: id },
          body,
        }),
      ),
      invalidatesTags: ['Referrals'],
    }),
    setLinkStatus: build.mutation({
      ...endpointQuery(
        setLinkStatus,
        ({ id, ...body }: { id: string } & InputOf<typeof setLinkStatus>['body']) => ({
          params: { linkId: id },
          body,
        }),
      ),
      invalidatesTags: ['Referrals'],
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
    rewards: build.query({
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
  useLinksQuery,
  useLinkOwnersQuery,
  useLinkQuery,
  useLinkReferralsQuery,
  useAddLinkMutation,
  useSaveLinkMutation,
  useSetLinkStatusMutation,
  useAmbassadorsQuery,
  useDecideAmbassadorMutation,
  useRewardsQuery,
  useTakeBackRewardMutation,
  useStaffPayoutsQuery,
  useDecideAmbassadorPayoutMutation,
} = referralDeskApi;
