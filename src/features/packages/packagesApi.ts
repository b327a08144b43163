import * as z from 'zod/mini';
import { apiQuery, baseApi } from '@/shared/api/baseApi';
import { apiPath, call } from '@/shared/api/client';
import { orderSchema } from '@/features/orders/order';
import { packagesOnOfferSchema, type Package } from './package';

const packagesApi = baseApi.injectEndpoints({
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

const placedSchema = z.object({ packageSubscription: orderSchema });

/**
 * POST /package-subscription: places an order and returns it, PENDING (decision 55). Fails with 409
 * where an order for the package waits for payment already.
 */
export const placeOrder = (serverId: string, wanted: Package) =>
  call({
    method: 'POST',
    url: '/package-subscription',
    body: {
      discordServerId: serverId,
      packageId: wanted.id,
      subscriptionType: wanted.subscriptionType,
    },
    schema: placedSchema,
  });
