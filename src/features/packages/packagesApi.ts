import { apiQuery, baseApi } from '@/shared/api/baseApi';
import { apiPath } from '@/shared/api/client';
import { packagesOnOfferSchema } from './package';

export const packagesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** GET /packages/{id}: the packages on offer to the server with that id (decision 55). */
    packagesOnOffer: build.query({
      ...apiQuery(packagesOnOfferSchema, (serverId: string) => ({
        url: apiPath`/packages/${serverId}`,
      })),
      providesTags: ['Packages'],
    }),
  }),
});

export const { usePackagesOnOfferQuery } = packagesApi;
