import * as z from 'zod/mini';
import { endpoint, serverParam } from '@/shared/api/endpoint';
import { pageQuery, sortedBy } from '@/shared/api/listQuery';
import { membersSchema, memberSorts } from './member';
import { memberFilters } from './memberQuery';

const tag = 'Members';
const ofServer = { id: serverParam };

/** GET /servers/{id}/members (docs/product/servers.md). */
export const listMembers = endpoint({
  method: 'GET',
  path: '/servers/{id}/members',
  tag,
  summary: 'Lists a server’s members as its team sees them',
  description:
    'Has current members, or with `state` also those who left. Filters narrow each other, and several values of one filter widen it. An unknown value matches no one. `search` looks in names and usernames, and finds a Discord ID or mention exactly. Hidden members are included with name and roles, but no one’s wallet addresses or accounts are.',
  access: 'viewer',
  order:
    'By name without regard to case; equals by ID. Other fields: equals by ID, also in the reverse order.',
  orderedBy: ['name', 'id'],
  shows: ['Members'],
  params: ofServer,
  query: z.object({ ...memberFilters, ...sortedBy(memberSorts, 'name'), ...pageQuery }),
  data: membersSchema,
});
