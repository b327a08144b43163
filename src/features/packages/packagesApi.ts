import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import { listPackagesForServer } from './endpoints';

export const packagesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    packagesOnOffer: build.query({
      ...endpointQuery(listPackagesForServer, (serverId: string) => ({ params: { id: serverId } })),
      providesTags: ['Packages'],
    }),
  }),
});

export const { usePackagesOnOfferQuery } = packagesApi;
