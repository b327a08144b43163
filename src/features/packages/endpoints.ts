import * as z from 'zod/mini';
import { endpoint } from '@/shared/api/endpoint';
import { pageQuery, sortQuery } from '@/shared/api/listQuery';
import { packageSchema, packagesPageSchema } from './package';
import { packageParam } from './packageParam';

const onePackage = z.object({ package: packageSchema });

/** GET /packages: what is on offer, to everybody; staff may ask for every one. */
export const listPackages = endpoint({
  method: 'GET',
  path: '/packages',
  tag: 'Packages',
  summary: 'Packages on offer to everybody',
  access: 'open',
  query: z.object({
    ...pageQuery,
    ...sortQuery,
    all: z.optional(z.boolean().check(z.describe('With what is not on offer; for staff.'))),
  }),
  data: packagesPageSchema,
  errors: { 403: null },
});

/** GET /get-package/{id} (spec §7). */
export const getPackage = endpoint({
  method: 'GET',
  path: '/get-package/{id}',
  tag: 'Packages',
  summary: 'One package',
  description: 'Staff may see those that are not on offer too.',
  access: 'session',
  params: { id: packageParam },
  data: onePackage,
  errors: { 404: null },
});
