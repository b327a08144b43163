import type * as z from 'zod/mini';
import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
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
export const packageManagementApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    packageDesk: build.query(endpointQuery(getPackageDesk, () => ({}))),
    deskPackage: build.query(endpointQuery(getPackage, (id: string) => ({ params: { id } }))),
    addPackage: build.mutation(endpointMutation(addPackage, (body: PackageBody) => ({ body }))),
    savePackage: build.mutation(
      endpointMutation(savePackage, ({ id, body }: { id: string; body: PackageBody }) => ({
        params: { id },
        body,
      })),
    ),
    setPackageStatus: build.mutation(
      endpointMutation(
        setPackageStatus,
        (params: { id: string; status: 'ENABLED' | 'DISABLED' }) => ({
          params,
        }),
      ),
    ),
    orderPackages: build.mutation(
      endpointMutation(orderPackages, (ids: string[]) => ({ body: { ids } })),
    ),
  }),
});

export const {
  usePackageDeskQuery,
  useDeskPackageQuery,
  useAddPackageMutation,
  useSavePackageMutation,
  useSetPackageStatusMutation,
  useOrderPackagesMutation,
} = packageManagementApi;
