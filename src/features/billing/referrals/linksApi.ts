import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import { listLinks } from './linkEndpoints';

type LinksQuery = NonNullable<InputOf<typeof listLinks>['query']>;

/** The list of links for staff. */
export const linksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    links: build.query(endpointQuery(listLinks, (query: LinksQuery) => ({ query }))),
  }),
});

export const { useLinksQuery } = linksApi;
