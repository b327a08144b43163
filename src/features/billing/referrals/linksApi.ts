import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import { listReferralLinks } from './linkEndpoints';

type LinksQuery = NonNullable<InputOf<typeof listReferralLinks>['query']>;

/** The list of links for staff. */
export const linksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    referralLinks: build.query(
      endpointQuery(listReferralLinks, (query: LinksQuery) => ({ query })),
    ),
  }),
});

export const { useReferralLinksQuery } = linksApi;
