import type * as z from 'zod/mini';
import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import type { packageBody } from './packageBody';
import {
  addPackage,
  getPackage,
  getPackageDesk,
  orderPackages,
  savePackage,
  setPackageStatus,
} from './staffEndpoints';

export type PackageBody = z.input<typeof packageBody>;

/** What staff do with packages. Each change tells all that show one. */
export const packageDeskApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    packageDesk: build.query({
      ...endpointQuery(getPackageDesk, () => ({})),
      providesTags: ['Packages'],
    }),
    deskPackage: build.query({
      ...endpointQuery(getPackage, (id: string) => ({ params: { id } })),
      providesTags: ['Packages'],
    }),
    addPackage: build.mutation({
      ...endpointQuery(addPackage, (body: PackageBody) => ({ body })),
      invalidatesTags: ['Packages'],
    }),
    savePackage: build.mutation({
      ...endpointQuery(savePackage, ({ id, body }: { id: string; body: PackageBody }) => ({
        params: { id },
        body,
      })),
      invalidatesTags: ['Packages'],
    }),
    setPackageStatus: build.mutation({
      ...endpointQuery(
        setPackageStatus,
        (params: { id: string; status: 'ENABLED' | 'DISABLED' }) => ({ params }),
      ),
      invalidatesTags: ['Packages'],
    }),
    orderPackages: build.mutation({
      ...endpointQuery(orderPackages, (ids: string[]) => ({ body: { ids } })),
      invalidatesTags: ['Packages'],
    }),
  }),
});

export const {
  usePackageDeskQuery,
  useDeskPackageQuery,
  useAddPackageMutation,
  useSavePackageMutation,
  useSetPackageStatusMutation,
  useOrderPackagesMutation,
} = packageDeskApi;
