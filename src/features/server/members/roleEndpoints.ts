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

/** Whom a change is for: named one by one, chosen as the list is narrowed, or those an earlier one failed for. */
const wanted = z
  .object({
    roleId: idText.check(z.describe('Discord ID of the role.')),
    action: z.enum(roleActions),
    members: z.optional(
      z
        .array(idText)
        .check(
          z.minLength(1, 'Choose at least one member.'),
          z.maxLength(MOST_NAMED, `Choose at most ${String(MOST_NAMED)} members by name.`),
        ),
    ),
    filters: z.optional(z.object(memberFilters)),
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

/** POST /servers/{id}/bulk-role-changes/preview (decision 102). */
export const previewBulkRoleChange = endpoint({
  method: 'POST',
  path: '/servers/{id}/bulk-role-changes/preview',
  tag,
  summary: 'Previews a bulk role change',
  description:
    'Changes nothing. Names only the first members of each kind, but the totals count all of them.',
  access: 'editor',
  shows: ['Members'],
  changes: [],
  unchanged: 'Only counts members.',
  params: ofServer,
  body: wanted,
  data: roleDryRunSchema,
});

/** POST /servers/{id}/bulk-role-changes: 409 while another one runs, or where the role cannot be given. */
export const startBulkRoleChange = endpoint({
  method: 'POST',
  path: '/servers/{id}/bulk-role-changes',
  tag,
  summary: 'Starts a bulk role change',
  description:
    'A server can run one bulk role change at a time. It runs in the background, as fast as Discord allows.',
  access: 'editor',
  changes: ['BulkRoleChanges', 'Members', 'AuditLog'],
  idempotent: true,
  params: ofServer,
  body: wanted,
  status: 201,
  data: oneRoleChange,
  errors: { 409: null },
});

/** GET /servers/{id}/bulk-role-changes */
export const listBulkRoleChanges = endpoint({
  method: 'GET',
  path: '/servers/{id}/bulk-role-changes',
  tag,
  summary: 'Lists bulk role changes, newest first',
  access: 'viewer',
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
  access: 'viewer',
  shows: ['BulkRoleChanges'],
  params: ofChange,
  query: z.object({ state: z.optional(z.enum(resultStates)), ...pageQuery }),
  data: roleChangeDetailSchema,
});

/** POST …/stop: what is done stays done. 409 once it has ended. */
export const stopBulkRoleChange = endpoint({
  method: 'POST',
  path: '/servers/{id}/bulk-role-changes/{changeId}/stop',
  tag,
  summary: 'Stops a bulk role change',
  access: 'editor',
  changes: ['BulkRoleChanges', 'Members', 'AuditLog'],
  params: ofChange,
  data: oneRoleChange,
  errors: { 409: null },
});
