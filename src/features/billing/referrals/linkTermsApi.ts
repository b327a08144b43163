import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
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
    linkOwners: build.query(endpointQuery(listLinkOwners, () => ({}))),
    link: build.query(
      endpointQuery(getLink, ({ id, span }: { id: string; span: '30' | '90' }) => ({
        params: { linkId: id },
        query: { span },
      })),
    ),
    linkReferrals: build.query(
      endpointQuery(listLinkReferrals, ({ id, ...query }: { id: string } & ListQuery) => ({
        params: { linkId: id },
        query,
      })),
    ),
    addLink: build.mutation(
      endpointMutation(addLink, (body: InputOf<typeof addLink>['body']) => ({ body })),
    ),
    saveLink: build.mutation(
      endpointMutation(
        saveLink,
        ({ id, body }: { id: string; body: InputOf<typeof saveLink>['body'] }) => ({
          params: { linkId: id },
          body,
        }),
      ),
    ),
    setLinkStatus: build.mutation(
      endpointMutation(
        setLinkStatus,
        ({ id, ...body }: { id: string } & InputOf<typeof setLinkStatus>['body']) => ({
          params: { linkId: id },
          body,
        }),
      ),
    ),
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
