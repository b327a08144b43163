import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import {
  createReferralLink,
  getReferralLink,
  listReferralLinkOwners,
  listReferralLinkReferrals,
  updateReferralLink,
  updateReferralLinkStatus,
} from './linkTermsEndpoints';

type ListQuery = NonNullable<InputOf<typeof listReferralLinkReferrals>['query']>;

/** One link for staff. Each change tells all that show some. */
export const linkTermsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    referralLinkOwners: build.query(endpointQuery(listReferralLinkOwners, () => ({}))),
    referralLink: build.query(
      endpointQuery(getReferralLink, ({ id, span }: { id: string; span: '30' | '90' }) => ({
        params: { linkId: id },
        query: { span },
      })),
    ),
    referralLinkReferrals: build.query(
      endpointQuery(listReferralLinkReferrals, ({ id, ...query }: { id: string } & ListQuery) => ({
        params: { linkId: id },
        query,
      })),
    ),
    createReferralLink: build.mutation(
      endpointMutation(createReferralLink, (body: InputOf<typeof createReferralLink>['body']) => ({
        body,
      })),
    ),
    updateReferralLink: build.mutation(
      endpointMutation(
        updateReferralLink,
        ({ id, body }: { id: string; body: InputOf<typeof updateReferralLink>['body'] }) => ({
          params: { linkId: id },
          body,
        }),
      ),
    ),
    updateReferralLinkStatus: build.mutation(
      endpointMutation(
        updateReferralLinkStatus,
        ({ id, ...body }: { id: string } & InputOf<typeof updateReferralLinkStatus>['body']) => ({
          params: { linkId: id },
          body,
        }),
      ),
    ),
  }),
});

export const {
  useReferralLinkOwnersQuery,
  useReferralLinkQuery,
  useReferralLinkReferralsQuery,
  useCreateReferralLinkMutation,
  useUpdateReferralLinkMutation,
  useUpdateReferralLinkStatusMutation,
} = linkTermsApi;
