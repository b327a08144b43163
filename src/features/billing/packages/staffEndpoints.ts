import * as z from 'zod/mini';
import { endpoint } from '@/shared/api/endpoint';
import { idText } from '@/shared/api/fields';
import { managedPackageSchema, managedPackagesSchema } from './managedPackage';
import { packageBody } from './packageBody';
import { idOf } from '@/shared/api/endpoint';

/** Stands in paths for a package. */
const packageParam = idOf('package', 'ID of the package.');

// Apart from what everybody asks: the home page is no place for the checks of a body.
const onePackage = z.object({ package: managedPackageSchema });

/** GET /get-package/{id} (spec §7). */
export const getPackage = endpoint({
  method: 'GET',
  path: '/get-package/{id}',
  tag: 'Packages',
  summary: 'Returns a package',
  description: 'Staff also see unavailable packages and the number of orders.',
  access: 'session',
  shows: ['Packages'],
  params: { id: packageParam },
  data: onePackage,
  errors: { 404: null },
});

/** POST /package (spec §7). */
export const createPackage = endpoint({
  method: 'POST',
  path: '/package',
  tag: 'Packages',
  summary: 'Creates a package',
  description:
    'Without `order`, it goes before the first package with more features. A larger package replaces the smaller ones of a server.',
  access: 'staff',
  changes: ['Packages', 'Staff'],
  idempotent: true,
  body: packageBody,
  data: onePackage,
  status: 201,
});

/** PUT /packages/{id} (spec §7). */
export const updatePackage = endpoint({
  method: 'PUT',
  path: '/packages/{id}',
  tag: 'Packages',
  summary: 'Updates a package',
  description:
    'Existing orders keep the package as it was. Returns 409 if someone else changed it.',
  access: 'staff',
  changes: ['Packages', 'Staff'],
  params: { id: packageParam },
  body: packageBody,
  data: onePackage,
  errors: { 404: null, 409: null },
});

/** PUT /packages/update-status/{id}/{status} (spec §7). */
export const updatePackageStatus = endpoint({
  method: 'PUT',
  path: '/packages/update-status/{id}/{status}',
  tag: 'Packages',
  summary: 'Publishes or discontinues a package',
  access: 'staff',
  changes: ['Packages', 'Staff'],
  params: {
    id: packageParam,
    status: {
      of: 'packageStatus',
      description: 'Whether the package is available.',
      schema: z.enum(['ENABLED', 'DISABLED'], 'Use ENABLED or DISABLED.'),
    },
  },
  data: onePackage,
  errors: { 400: null, 404: null },
});

/** GET /staff/packages (decision 100). */
export const listStaffPackages = endpoint({
  method: 'GET',
  path: '/staff/packages',
  tag: 'Packages',
  summary: 'Lists every package with its order counts',
  access: 'staff',
  shows: ['Packages', 'Orders'],
  data: managedPackagesSchema,
});

/** PUT /staff/packages/order: their places, the first is the smallest. */
export const reorderPackages = endpoint({
  method: 'PUT',
  path: '/staff/packages/order',
  tag: 'Packages',
  summary: 'Reorders the packages',
  description: 'Returns 409 if the list doesn’t match the existing packages.',
  access: 'staff',
  changes: ['Packages', 'Staff'],
  body: z.object({ ids: z.array(idText) }),
  data: managedPackagesSchema,
  errors: { 409: null },
});
