import * as z from 'zod/mini';
import { endpoint, idOf, serverParam } from '@/shared/api/endpoint';
import { idText } from '@/shared/api/fields';
import { pageQuery } from '@/shared/api/listQuery';
import { memberFilters } from './memberQuery';
import {
  MOST_NAMED,
  oneRoleChange,
  resultStates,
  roleActions,
  roleChangeDetailSchema,
  roleChangesSchema,
  roleDryRunSchema,
} from './roleChange';

const tag = 'Members';
const ofServer = { id: serverParam };
const ofChange = { ...ofServer, changeId: idOf('bulkRoleChange', 'ID of the bulk role change.') };

/** The members to change: listed by id, matching filters, or those an earlier change failed for. */
const wanted = z
  .object({
    roleId: idText.check(z.describe('Discord ID of the role.')),
    action: z.enum(roleActions).check(z.describe('Give the role or take it away.')),
    members: z.optional(
      z
        .array(idText)
        .check(
          z.minLength(1, 'Choose at least one member.'),
          z.maxLength(MOST_NAMED, `Choose at most ${String(MOST_NAMED)} members by name.`),
          z.describe(
            'IDs of members, also of former ones, who are then skipped. An ID that was never on the server returns 400.',
          ),
        ),
    ),
    filters: z.optional(
      z
        .object(memberFilters)
        .check(z.describe('Selects members as `listMembers` does with these filters.')),
    ),
    retryOf: z.optional(
      idText.check(z.describe('ID of the bulk role change whose failed members are selected.')),
    ),
  })
  .check(
    z.refine(
      ({ members, filters, retryOf }) =>
        [members, filters, retryOf].filter((each) => each !== undefined).length === 1,
      { path: ['members'], error: 'Use exactly one of members, filters and retryOf.' },
    ),
  );

/** POST /servers/{id}/bulk-role-changes/preview (docs/product/servers.md). */
export const previewBulkRoleChange = endpoint({
  method: 'POST',
  path: '/servers/{id}/bulk-role-changes/preview',
  tag,
  summary: 'Previews a bulk role change',
  description:
    'Says how many members the change would reach and skip, and names the first 20 of each group. `problem` says why it can’t be done at all. Changes nothing.',
  access: 'editor',
  shows: ['Members'],
  changes: [],
  unchanged: 'Only counts members.',
  params: ofServer,
  body: wanted,
  data: roleDryRunSchema,
  errors: { 'role-not-found': null },
});

/** POST /servers/{id}/bulk-role-changes: 409 while another one runs, or if the role cannot be given. */
export const startBulkRoleChange = endpoint({
  method: 'POST',
  path: '/servers/{id}/bulk-role-changes',
  tag,
  summary: 'Starts a bulk role change',
  description:
    'Selects members now, by ID, by filters, or those an earlier change failed for, and changes them one by one in the background, as fast as Discord allows. Members who left, or already have or lack the role, are skipped. Returns 409 while another change runs, if the bot can’t or may not give the role, or if no one is left to change.',
  access: 'editor',
  changes: ['BulkRoleChanges', 'Members', 'AuditLog'],
  idempotent: true,
  params: ofServer,
  body: wanted,
  status: 201,
  data: oneRoleChange,
  errors: {
    'already-running': null,
    'nothing-to-change': null,
    'role-not-changeable': null,
    'role-not-found': null,
  },
});

/** GET /servers/{id}/bulk-role-changes */
export const listBulkRoleChanges = endpoint({
  method: 'GET',
  path: '/servers/{id}/bulk-role-changes',
  tag,
  summary: 'Lists bulk role changes, newest first',
  description:
    'Has all bulk role changes ever started on the server. A server runs one at a time, so only the first can be RUNNING.',
  access: 'viewer',
  order: 'Last started first.',
  orderedBy: ['-at'],
  polledEvery: 2,
  polledWhile: 'a change is RUNNING',
  shows: ['BulkRoleChanges'],
  params: ofServer,
  query: z.object(pageQuery),
  data: roleChangesSchema,
});

/** GET /servers/{id}/bulk-role-changes/{changeId} */
export const getBulkRoleChange = endpoint({
  method: 'GET',
  path: '/servers/{id}/bulk-role-changes/{changeId}',
  tag,
  summary: 'Returns a bulk role change’s progress and its result for each member',
  description:
    'Has results only for members handled so far. A failure, such as a role that was deleted, doesn’t stop the others, and can be retried with `retryOf`.',
  access: 'viewer',
  order: 'FAILED, then SKIPPED, then DONE; each in the order members were handled.',
  polledEvery: 1,
  polledWhile: 'the change is RUNNING',
  shows: ['BulkRoleChanges'],
  params: ofChange,
  query: z.object({
    state: z.optional(z.enum(resultStates).check(z.describe('Only members with this result.'))),
    ...pageQuery,
  }),
  data: roleChangeDetailSchema,
  errors: { 'role-change-not-found': null },
});

/** POST …/stop: finished changes remain. 409 once it has ended. */
export const stopBulkRoleChange = endpoint({
  method: 'POST',
  path: '/servers/{id}/bulk-role-changes/{changeId}/stop',
  tag,
  summary: 'Stops a bulk role change',
  description:
    'Members who were already changed stay changed, and the others are left out. Returns 409 if it has already ended.',
  access: 'editor',
  changes: ['BulkRoleChanges', 'Members', 'AuditLog'],
  params: ofChange,
  data: oneRoleChange,
  errors: { 'already-ended': null, 'role-change-not-found': null },
});
