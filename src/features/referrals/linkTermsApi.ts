import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import {
  addLink,
  getLink,
  listLinkOwners,
  listLinkReferrals,
  saveLink,
  setLinkStatus,
} from './linkTermsEndpoints';

type ListQuery = NonNullable<InputOf<typeof listLinkReferrals>['query']>;

/** One link for staff. Each change tells all that show some. */
export const linkTermsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
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
  }),
});

export const {
  useLinkOwnersQuery,
  useLinkQuery,
  useLinkReferralsQuery,
  useAddLinkMutation,
  useSaveLinkMutation,
  useSetLinkStatusMutation,
} = linkTermsApi;
