import * as z from 'zod/mini';
import { endpoint } from '@/shared/api/endpoint';
import { idText } from '@/shared/api/fields';
import { managedPackageSchema, managedPackagesSchema } from './managedPackage';
import { packageBody } from './packageBody';
import { idOf } from '@/shared/api/endpoint';

/** The package id in paths. */
const packageParam = idOf('package', 'ID of the package.');

// Separate from the endpoints every visitor uses, so that the home page does not load the checks of request bodies.
const onePackage = z.object({ package: managedPackageSchema });

/** GET /get-package/{id} (spec §7). */
export const getPackage = endpoint({
  method: 'GET',
  path: '/get-package/{id}',
  tag: 'Packages',
  summary: 'Returns a package',
  description:
    'Callers who aren’t staff get 404 unless the package is ENABLED, and null in place of the order counts.',
  access: 'session',
  shows: ['Packages'],
  params: { id: packageParam },
  data: onePackage,
  errors: { 'package-not-found': null },
});

/** POST /package (spec §7). */
export const createPackage = endpoint({
  method: 'POST',
  path: '/package',
  tag: 'Packages',
  summary: 'Creates a package',
  description:
    'It’s a draft unless `status` says otherwise. Without `order`, it goes before the first package with more features, and the packages after it move up by one. A name that another package has is refused at `name`, whatever its case.',
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
    'Existing orders keep the price, term and features they were placed with. Fields with a default that are left out are set to it; `order` and `status` stay as they are. Staff can undo the change in the audit log.',
  access: 'staff',
  changes: ['Packages', 'Staff'],
  params: { id: packageParam },
  body: packageBody,
  data: onePackage,
  errors: { 'package-not-found': null, 'stale-version': null },
});

/** PUT /packages/update-status/{id}/{status} (spec §7). */
export const updatePackageStatus = endpoint({
  method: 'PUT',
  path: '/packages/update-status/{id}/{status}',
  tag: 'Packages',
  summary: 'Publishes or discontinues a package',
  description:
    'A discontinued package can’t be ordered, and servers that have it keep it until its term ends. Staff can undo the change in the audit log.',
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
  errors: { 'package-not-found': null, 'invalid-fields': null },
});

/** GET /staff/packages (docs/product/packages-and-orders.md). */
export const listStaffPackages = endpoint({
  method: 'GET',
  path: '/staff/packages',
  tag: 'Packages',
  summary: 'Lists every package with its order counts',
  description: 'Includes drafts and discontinued packages.',
  order: 'Smallest package first, by `order`; equal ones by ID.',
  orderedBy: ['order', 'id'],
  access: 'staff',
  shows: ['Packages', 'Orders'],
  data: managedPackagesSchema,
});

/** PUT /staff/packages/order: sets their order, smallest first. */
export const reorderPackages = endpoint({
  method: 'PUT',
  path: '/staff/packages/order',
  tag: 'Packages',
  summary: 'Reorders the packages',
  description:
    'Sets the sizes of the packages, which decide what is an upgrade. Returns 409 unless `ids` holds each existing package once. Staff can undo the change in the audit log.',
  access: 'staff',
  changes: ['Packages', 'Staff'],
  body: z.object({
    ids: z.array(idText).check(z.describe('IDs of all packages, the smallest first.')),
  }),
  data: managedPackagesSchema,
  errors: { 'stale-version': null },
});
