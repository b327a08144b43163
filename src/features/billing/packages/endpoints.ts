import * as z from 'zod/mini';
import { endpoint } from '@/shared/api/endpoint';
import { pageQuery } from '@/shared/api/listQuery';
import { packagesPageSchema } from './package';

/** Names the list may be sorted by. */
const packageSorts = ['order', '-order', 'name', '-name', 'price', '-price'] as const;

/** GET /packages: packages available to everyone; staff may request all packages. */
export const listPackages = endpoint({
  method: 'GET',
  path: '/packages',
  tag: 'Packages',
  summary: 'Lists the packages available to everyone',
  description:
    'Packages that are ENABLED and visible to everyone. Packages for servers only (`DASHBOARD`) are in `listPackagesForServer`.',
  order: 'Smallest package first, by `order`; equal ones by ID.',
  orderedBy: ['order', 'id'],
  access: 'open',
  shows: ['Packages'],
  query: z.object({
    ...pageQuery,
    sort: z.optional(
      z
        .enum(packageSorts)
        .check(
          z.describe('Field to sort by; defaults to `order`. A - before it reverses the order.'),
        ),
    ),
    all: z.optional(
      z
        .boolean()
        .check(
          z.describe(
            'Includes drafts, discontinued packages and those for servers only. Only staff can use it.',
          ),
        ),
    ),
  }),
  data: packagesPageSchema,
  errors: { 'staff-only': null },
});
