import type * as z from 'zod/mini';
import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import type { packageBody } from './packageBody';
import {
  createPackage,
  getPackage,
  listStaffPackages,
  reorderPackages,
  updatePackage,
  updatePackageStatus,
} from './staffEndpoints';

export type PackageBody = z.input<typeof packageBody>;

/** What staff do with packages. Each change tells all that show one. */
export const packageManagementApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    staffPackages: build.query(endpointQuery(listStaffPackages, () => ({}))),
    staffPackage: build.query(endpointQuery(getPackage, (id: string) => ({ params: { id } }))),
    createPackage: build.mutation(
      endpointMutation(createPackage, (body: PackageBody) => ({ body })),
    ),
    updatePackage: build.mutation(
      endpointMutation(updatePackage, ({ id, body }: { id: string; body: PackageBody }) => ({
        params: { id },
        body,
      })),
    ),
    updatePackageStatus: build.mutation(
      endpointMutation(
        updatePackageStatus,
        (params: { id: string; status: 'ENABLED' | 'DISABLED' }) => ({
          params,
        }),
      ),
    ),
    reorderPackages: build.mutation(
      endpointMutation(reorderPackages, (ids: string[]) => ({ body: { ids } })),
    ),
  }),
});

export const {
  useStaffPackagesQuery,
  useStaffPackageQuery,
  useCreatePackageMutation,
  useUpdatePackageMutation,
  useUpdatePackageStatusMutation,
  useReorderPackagesMutation,
} = packageManagementApi;
