import * as z from 'zod/mini';
import { endpoint, serverParam } from '@/shared/api/endpoint';
import { pageQuery, sortQuery } from '@/shared/api/listQuery';
import { membersSchema } from './member';
import { memberFilters } from './memberQuery';

const tag = 'Members';
const ofServer = { id: serverParam };

/** GET /servers/{id}/members (decision 102). */
export const listMembers = endpoint({
  method: 'GET',
  path: '/servers/{id}/members',
  tag,
  summary: 'Lists a server’s members as its team sees them',
  description: 'Includes the names and roles of hidden members, but not their wallets or accounts.',
  access: 'viewer',
  shows: ['Members'],
  params: ofServer,
  query: z.object({ ...memberFilters, ...sortQuery, ...pageQuery }),
  data: membersSchema,
});
