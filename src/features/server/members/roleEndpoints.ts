import * as z from 'zod/mini';
import { endpoint, idOf } from '@/shared/api/endpoint';
import { idText } from '@/shared/api/fields';
import { pageQuery } from '@/shared/api/listQuery';
import { serverParam } from '@/shared/api/serverParam';
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
const ofChange = { ...ofServer, changeId: idOf('roleChange', 'Id of the change.') };

/** Whom a change is for: named one by one, chosen as the list is narrowed, or those an earlier one failed for. */
const wanted = z
  .object({
    roleId: idText.check(z.describe('Id of the role on Discord.')),
    action: z.enum(roleActions),
    members: z.optional(
      z
        .array(idText)
        .check(
          z.minLength(1, 'Choose somebody.'),
          z.maxLength(MOST_NAMED, `At most ${String(MOST_NAMED)} by name.`),
        ),
    ),
    filters: z.optional(z.object(memberFilters)),
    retryOf: z.optional(idText.check(z.describe('Id of the change whose failures are meant.'))),
  })
  .check(
    z.refine(
      ({ members, filters, retryOf }) =>
        [members, filters, retryOf].filter((each) => each !== undefined).length === 1,
      { path: ['members'], error: 'Say whom it is for, in one way.' },
    ),
  );

/** POST /servers/{id}/role-changes/dry-run (decision 102). */
export const dryRunRoleChange = endpoint({
  method: 'POST',
  path: '/servers/{id}/role-changes/dry-run',
  tag,
  summary: 'What a change of a role for many would do',
  description: 'Nothing is changed. The first of each kind are named, the totals count all.',
  access: 'editor',
  shows: ['Members'],
  changes: [],
  unchanged: 'Counts without changing roles.',
  params: ofServer,
  body: wanted,
  data: roleDryRunSchema,
});

/** POST /servers/{id}/role-changes: 409 while another one runs, or where the role cannot be given. */
export const startRoleChange = endpoint({
  method: 'POST',
  path: '/servers/{id}/role-changes',
  tag,
  summary: 'Gives a role to many, or takes it',
  description: 'One at a time on a server. It goes on by itself, at Discord’s pace.',
  access: 'editor',
  changes: ['RoleChanges', 'Members', 'AuditLog'],
  idempotent: true,
  params: ofServer,
  body: wanted,
  status: 201,
  data: oneRoleChange,
  errors: { 409: null },
});

/** GET /servers/{id}/role-changes */
export const listRoleChanges = endpoint({
  method: 'GET',
  path: '/servers/{id}/role-changes',
  tag,
  summary: 'Changes of roles for many, the newest first',
  access: 'viewer',
  shows: ['RoleChanges'],
  params: ofServer,
  query: z.object(pageQuery),
  data: roleChangesSchema,
});

/** GET /servers/{id}/role-changes/{changeId} */
export const getRoleChange = endpoint({
  method: 'GET',
  path: '/servers/{id}/role-changes/{changeId}',
  tag,
  summary: 'How far a change of a role is, and what came of it for each member',
  access: 'viewer',
  shows: ['RoleChanges'],
  params: ofChange,
  query: z.object({ state: z.optional(z.enum(resultStates)), ...pageQuery }),
  data: roleChangeDetailSchema,
});

/** POST …/stop: what is done stays done. 409 once it has ended. */
export const stopRoleChange = endpoint({
  method: 'POST',
  path: '/servers/{id}/role-changes/{changeId}/stop',
  tag,
  summary: 'Stops a change of a role',
  access: 'editor',
  changes: ['RoleChanges', 'Members', 'AuditLog'],
  params: ofChange,
  data: oneRoleChange,
  errors: { 409: null },
});
