import { endpoint, serverParam } from '@/shared/api/endpoint';
import { offersSchema } from './offer';

/** GET /packages/{id}: the packages on offer to the server with that id (ADR api-beyond-specification, docs/product/packages-and-orders.md). */
export const listPackagesForServer = endpoint({
  method: 'GET',
  path: '/packages/{id}',
  tag: 'Packages',
  summary: 'Lists the packages available to a server',
  description:
    'All ENABLED packages, each with what ordering it means for this server now, and the packages the server has. A larger package replaces smaller ones, and the unused part of what was paid for them is deducted from its price. The same package again is a renewal, which starts when the current term ends.',
  order:
    '`packages`: smallest first, by `order`; equal ones by ID. `held`: largest package first; equal ones in the order they were placed.',
  access: 'viewer',
  shows: ['Packages', 'Orders'],
  params: { id: serverParam },
  data: offersSchema,
});
