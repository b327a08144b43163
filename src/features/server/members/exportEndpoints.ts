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
  description: `At most ${String(EXPORTED_AT_ONCE)} at once. Wallets and accounts as far as each profile shows them.`,
  access: 'editor',
  changes: [],
  unchanged: 'Answers with a list, and changes none.',
  params: ofServer,
  body: z.object({
    filters: z.object(memberFilters),
    after: z.optional(idText.check(z.describe('The previous part’s `next`.'))),
  }),
  data: exportSchema,
});
