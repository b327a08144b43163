import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import { reportChange } from '@/shared/api/changes';
import type { InputOf } from '@/shared/api/endpoint';
import {
  applyAsAmbassador,
  archiveAmbassadorLink,
  chooseReferralCode,
  createAmbassadorLink,
  getAmbassadorStats,
  listAmbassadorDailyStats,
  listAmbassadorPayouts,
  listCommissions,
  listReferrals,
  listAmbassadorLinks,
  requestAmbassadorPayout,
} from './ambassadorEndpoints';
import { getReferralDetails } from './endpoints';
import type { Application } from './program';

type ListQuery = InputOf<typeof listReferrals>['query'];

export const referralsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    referralDetails: build.query(endpointQuery(getReferralDetails, () => ({}))),
    ambassadorStats: build.query({
      ...endpointQuery(getAmbassadorStats, () => ({})),
      // A payout that has arrived is also in the lists.
      onQueryStarted: (_, cache) => {
        const before = cache.getCacheEntry().data?.paid;
        return cache.queryFulfilled.then(
          ({ data: { paid } }) => {
            if (before !== undefined && before !== paid)
              reportChange(['Ambassador', 'Transactions']);
          },
          () => undefined,
        );
      },
    }),
    ambassadorDailyStats: build.query(
      endpointQuery(listAmbassadorDailyStats, (span: '30' | '90') => ({ query: { span } })),
    ),
    ambassadorLinks: build.query(endpointQuery(listAmbassadorLinks, () => ({}))),
    referrals: build.query(
      endpointQuery(listReferrals, (query: NonNullable<ListQuery>) => ({ query })),
    ),
    commissions: build.query(
      endpointQuery(listCommissions, (query: NonNullable<ListQuery>) => ({ query })),
    ),
    ambassadorPayouts: build.query(
      endpointQuery(
        listAmbassadorPayouts,
        (query: NonNullable<InputOf<typeof listAmbassadorPayouts>['query']>) => ({ query }),
      ),
    ),
    applyAsAmbassador: build.mutation(
      endpointMutation(applyAsAmbassador, (body: Application) => ({ body })),
    ),
    chooseReferralCode: build.mutation(
      endpointMutation(chooseReferralCode, (code: string) => ({ body: { code } })),
    ),
    createAmbassadorLink: build.mutation(
      endpointMutation(
        createAmbassadorLink,
        (body: InputOf<typeof createAmbassadorLink>['body']) => ({
          body,
        }),
      ),
    ),
    archiveAmbassadorLink: build.mutation(
      endpointMutation(
        archiveAmbassadorLink,
        ({ id, isArchived }: { id: string; isArchived: boolean }) => ({
          params: { linkId: id },
          body: { isArchived },
        }),
      ),
    ),
    requestAmbassadorPayout: build.mutation(
      endpointMutation(
        requestAmbassadorPayout,
        (body: InputOf<typeof requestAmbassadorPayout>['body']) => ({ body }),
      ),
    ),
  }),
});

export const {
  useReferralDetailsQuery,
  useAmbassadorStatsQuery,
  useAmbassadorDailyStatsQuery,
  useAmbassadorLinksQuery,
  useReferralsQuery,
  useCommissionsQuery,
  useAmbassadorPayoutsQuery,
  useApplyAsAmbassadorMutation,
  useChooseReferralCodeMutation,
  useCreateAmbassadorLinkMutation,
  useArchiveAmbassadorLinkMutation,
  useRequestAmbassadorPayoutMutation,
} = referralsApi;
