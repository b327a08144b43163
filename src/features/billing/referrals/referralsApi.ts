import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import { reportChange } from '@/shared/api/changes';
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
    referralDetails: build.query(endpointQuery(getReferralDetails, () => ({}))),
    ambassadorFigures: build.query({
      ...endpointQuery(getAmbassadorFigures, () => ({})),
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
    ambassadorDays: build.query(
      endpointQuery(listAmbassadorDays, (span: '30' | '90') => ({ query: { span } })),
    ),
    referralSources: build.query(endpointQuery(listReferralSources, () => ({}))),
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
    chooseCode: build.mutation(
      endpointMutation(chooseCode, (code: string) => ({ body: { code } })),
    ),
    createReferralSource: build.mutation(
      endpointMutation(
        createReferralSource,
        (body: InputOf<typeof createReferralSource>['body']) => ({
          body,
        }),
      ),
    ),
    archiveReferralSource: build.mutation(
      endpointMutation(
        archiveReferralSource,
        ({ id, isArchived }: { id: string; isArchived: boolean }) => ({
          params: { sourceId: id },
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
