import * as z from 'zod/mini';
import { endpoint } from '@/shared/api/endpoint';
import { pageQuery, sortQuery } from '@/shared/api/listQuery';
import { packagesPageSchema } from './package';

/** GET /packages: what is on offer, to everybody; staff may ask for every one. */
export const listPackages = endpoint({
  method: 'GET',
  path: '/packages',
  tag: 'Packages',
  summary: 'Lists the packages available to everyone',
  access: 'open',
  shows: ['Packages'],
  query: z.object({
    ...pageQuery,
    ...sortQuery,
    all: z.optional(
      z.boolean().check(z.describe('Includes unavailable packages. Only staff can use it.')),
    ),
  }),
  data: packagesPageSchema,
  errors: { 403: null },
});
