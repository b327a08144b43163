import * as z from 'zod/mini';
import { endpoint, serverParam } from '@/shared/api/endpoint';
import { idText } from '@/shared/api/fields';
import { EXPORTED_AT_ONCE, exportSchema } from './exportedMember';
import { memberFilters } from './memberQuery';

const tag = 'Members';
const ofServer = { id: serverParam };

/** POST /servers/{id}/members/export: the next part is asked for with `after`. A line of the audit log. */
export const exportMembers = endpoint({
  method: 'POST',
  path: '/servers/{id}/members/export',
  tag,
  summary: 'Exports members with what they share, in parts',
  description: `Returns up to ${String(EXPORTED_AT_ONCE)} members that match the filters, and where the rest starts. The first part adds a line to the audit log. Wallets and accounts are included only if the member’s profile shows them. Parts go by ID, so no member is missed or repeated when others come or go.`,
  access: 'editor',
  order: 'By ID.',
  orderedBy: ['id'],
  changes: [],
  unchanged: 'Returns a list without changing any data.',
  params: ofServer,
  body: z.object({
    filters: z.object(memberFilters).check(z.describe('As in `listMembers`.')),
    after: z.optional(idText.check(z.describe('The value of `next` from the previous part.'))),
  }),
  data: exportSchema,
});
