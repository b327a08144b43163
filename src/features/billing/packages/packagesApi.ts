import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import { listPackagesForServer } from './offerEndpoints';

export const packagesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    packagesOnOffer: build.query(
      endpointQuery(listPackagesForServer, (serverId: string) => ({ params: { id: serverId } })),
    ),
  }),
});

export const { usePackagesOnOfferQuery } = packagesApi;
