import * as z from 'zod/mini';
import { endpoint, idOf, nothing } from '@/shared/api/endpoint';
import { cursorQuery, pageQuery, searchQuery } from '@/shared/api/listQuery';
import { staffAuditSchema, staffPaymentsSchema } from './staffViews';

const tag = 'Staff';

/** GET /staff/payments (decision 106). */
export const listStaffPayments = endpoint({
  method: 'GET',
  path: '/staff/payments',
  tag,
  summary: 'Lists package payments, those that need review first',
  access: 'staff',
  shows: ['Staff'],
  data: staffPaymentsSchema,
});

/** POST /staff/payments/find: every order that waits is looked up on the chain anew. */
export const findPayments = endpoint({
  method: 'POST',
  path: '/staff/payments/find',
  tag,
  summary: 'Checks Solana again for payments for open orders',
  access: 'staff',
  changes: ['Staff', 'Orders', 'Transactions'],
  data: staffPaymentsSchema,
});

/** GET /staff/audit-log: over all servers, the newest first. */
export const listStaffAuditLog = endpoint({
  method: 'GET',
  path: '/staff/audit-log',
  tag,
  summary: 'Returns the audit log of all servers',
  access: 'staff',
  shows: ['Staff', 'AuditLog'],
  query: z.object({
    ...pageQuery,
    ...cursorQuery,
    ...searchQuery,
    what: z.optional(z.string().check(z.describe('Kinds of changes, separated by commas.'))),
    days: z.optional(z.string().check(z.describe('Last 7, 30 or 90 days.'))),
  }),
  data: staffAuditSchema,
});

/** POST /staff/audit-log/{entryId}/undo (decision 114). 409 where something newer would be lost. */
export const undoStaffChange = endpoint({
  method: 'POST',
  path: '/staff/audit-log/{entryId}/undo',
  tag,
  summary: 'Undoes a change made by staff',
  access: 'staff',
  changes: ['Staff', 'Notices', 'Packages', 'Flags'],
  params: { entryId: idOf('auditLogEntry', 'ID of the audit log entry.') },
  data: nothing,
  errors: { 404: null, 409: null },
});
