import { endpoint, serverParam } from '@/shared/api/endpoint';
import { offersSchema } from './offer';

/** GET /packages/{id}: the packages on offer to the server with that id (decisions 55, 100). */
export const listPackagesForServer = endpoint({
  method: 'GET',
  path: '/packages/{id}',
  tag: 'Packages',
  summary: 'Lists the packages available to a server',
  access: 'viewer',
  shows: ['Packages', 'Orders'],
  params: { id: serverParam },
  data: offersSchema,
});
