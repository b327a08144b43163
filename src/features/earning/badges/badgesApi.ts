import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import { listMyBadges, listMyServerBadges } from './endpoints';

export const badgesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    myBadges: build.query(endpointQuery(listMyBadges, () => ({}))),
    myServerBadges: build.query(
      endpointQuery(listMyServerBadges, (slug: string) => ({ params: { slug } })),
    ),
  }),
});

export const { useMyBadgesQuery, useMyServerBadgesQuery } = badgesApi;
