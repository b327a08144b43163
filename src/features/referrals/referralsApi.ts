import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import {
  applyAsAmbassador,
  archiveReferralSource,
  chooseCode,
  createReferralSource,
  getAmbassadorFigures,
  listAmbassadorDays,
  listAmbassadorPayouts,
  listCommissions,
  listReferrals,
  listReferralSources,
  requestAmbassadorPayout,
} from './ambassadorEndpoints';
import { getReferralDetails } from './endpoints';
import type { Application } from './program';

type ListQuery = InputOf<typeof listReferrals>['query'];

export const referralsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    referralDetails: build.query({
      ...endpointQuery(getReferralDetails, () => ({})),
      providesTags: ['Ambassador'],
    }),
    ambassadorFigures: build.query({
      ...endpointQuery(getAmbassadorFigures, () => ({})),
      providesTags: ['Ambassador'],
    }),
    ambassadorDays: build.query({
      ...endpointQuery(listAmbassadorDays, (span: '30' | '90') => ({ query: { span } })),
      providesTags: ['Ambassador'],
    }),
    referralSources: build.query({
      ...endpointQuery(listReferralSources, () => ({})),
      providesTags: ['Ambassador'],
    }),
    referrals: build.query({
      ...endpointQuery(listReferrals, (query: NonNullable<ListQuery>) => ({ query })),
      providesTags: ['Ambassador'],
    }),
    commissions: build.query({
      ...endpointQuery(listCommissions, (query: NonNullable<ListQuery>) => ({ query })),
      providesTags: ['Ambassador'],
    }),
    ambassadorPayouts: build.query({
      ...endpointQuery(
        listAmbassadorPayouts,
        (query: NonNullable<InputOf<typeof listAmbassadorPayouts>['query']>) => ({ query }),
      ),
      providesTags: ['Ambassador'],
    }),
    applyAsAmbassador: build.mutation({
      ...endpointQuery(applyAsAmbassador, (body: Application) => ({ body })),
      invalidatesTags: ['Ambassador'],
    }),
    chooseCode: build.mutation({
      ...endpointQuery(chooseCode, (code: string) => ({ body: { code } })),
      invalidatesTags: ['Ambassador'],
    }),
    createReferralSource: build.mutation({
      ...endpointQuery(
        createReferralSource,
        (body: InputOf<typeof createReferralSource>['body']) => ({ body }),
      ),
      invalidatesTags: ['Ambassador'],
    }),
    archiveReferralSource: build.mutation({
      ...endpointQuery(
        archiveReferralSource,
        ({ id, isArchived }: { id: string; isArchived: boolean }) => ({
          params: { sourceId: id },
          body: { isArchived },
        }),
      ),
      invalidatesTags: ['Ambassador'],
    }),
    requestAmbassadorPayout: build.mutation({
      ...endpointQuery(
        requestAmbassadorPayout,
        (body: InputOf<typeof requestAmbassadorPayout>['body']) => ({ body }),
      ),
      // Also after a refusal: what was shown is no longer true.
      invalidatesTags: ['Ambassador'],
    }),
  }),
});

export const {
  useReferralDetailsQuery,
  useAmbassadorFiguresQuery,
  useAmbassadorDaysQuery,
  useReferralSourcesQuery,
  useReferralsQuery,
  useCommissionsQuery,
  useAmbassadorPayoutsQuery,
  useApplyAsAmbassadorMutation,
  useChooseCodeMutation,
  useCreateReferralSourceMutation,
  useArchiveReferralSourceMutation,
  useRequestAmbassadorPayoutMutation,
} = referralsApi;
