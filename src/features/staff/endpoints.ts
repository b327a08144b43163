import * as z from 'zod/mini';
import { endpoint, idOf, nothing } from '@/shared/api/endpoint';
import { pageQuery, searchQuery } from '@/shared/api/listQuery';
import { staffAuditSchema, staffPaymentsSchema } from './staffViews';

const tag = 'Staff';

/** GET /staff/payments (decision 106). */
export const listStaffPayments = endpoint({
  method: 'GET',
  path: '/staff/payments',
  tag,
  summary: 'Payments for packages, those that wait for a person first',
  access: 'staff',
  shows: ['StaffDesk'],
  data: staffPaymentsSchema,
});

/** POST /staff/payments/look: every order that waits is looked up on the chain anew. */
export const lookForPayments = endpoint({
  method: 'POST',
  path: '/staff/payments/look',
  tag,
  summary: 'Looks for the payments of open orders on the chain again',
  access: 'staff',
  changes: ['StaffDesk', 'Orders', 'Transactions'],
  data: staffPaymentsSchema,
});

/** GET /staff/audit: over all servers, the newest first. */
export const listStaffAudit = endpoint({
  method: 'GET',
  path: '/staff/audit',
  tag,
  summary: 'What was changed, by whom, on whatever server',
  access: 'staff',
  shows: ['StaffDesk', 'AuditLog'],
  query: z.object({
    ...pageQuery,
    ...searchQuery,
    what: z.optional(z.string().check(z.describe('Kinds of changes, several parted by commas.'))),
    days: z.optional(z.string().check(z.describe('7, 30 or 90: the last days.'))),
  }),
  data: staffAuditSchema,
});

/** PUT /staff/audit/{lineId}/undone (decision 114). 409 where something newer would be lost. */
export const undoStaffChange = endpoint({
  method: 'PUT',
  path: '/staff/audit/{lineId}/undone',
  tag,
  summary: 'Takes back what staff did for the platform',
  access: 'staff',
  changes: ['StaffDesk', 'Notices', 'Packages', 'Flags'],
  params: { lineId: idOf('auditLine', 'Id of the line of the log.') },
  data: nothing,
  errors: { 404: null, 409: null },
});
