import * as z from 'zod/mini';
import { endpoint, idOf, nothing } from '@/shared/api/endpoint';
import { cursorQuery, pageQuery } from '@/shared/api/listQuery';
import { staffAuditSchema, staffPaymentsSchema } from './staffViews';

const tag = 'Staff';

/** GET /staff/payments (docs/product/staff.md). */
export const listStaffPayments = endpoint({
  method: 'GET',
  path: '/staff/payments',
  tag,
  summary: 'Lists package payments, and orders that are being verified without one',
  description:
    'Before it answers, the server checks Solana for the orders of all servers and continues returns. Payments with a wrong amount need review (`isWaiting`) and are settled with `settlePayment`.',
  order:
    '`payments`: those that need review first, then the newest; equal times by signature. `unpaid`: the longest wait first; equal times by ID.',
  access: 'staff',
  shows: ['Staff'],
  data: staffPaymentsSchema,
});

/** POST /staff/payments/find: looks up every pending order on-chain again. */
export const findPayments = endpoint({
  method: 'POST',
  path: '/staff/payments/find',
  tag,
  summary: 'Checks Solana again for payments for open orders',
  description:
    'For each order in `unpaid`, looks for a transaction with the order’s reference that paid the treasury. It registers what it finds like `reportPayment` and returns the new lists.',
  access: 'staff',
  changes: ['Staff', 'Orders', 'Transactions'],
  data: staffPaymentsSchema,
});

/** GET /staff/audit-log: over all servers, newest first. */
export const listStaffAuditLog = endpoint({
  method: 'GET',
  path: '/staff/audit-log',
  tag,
  summary: 'Returns the audit log of all servers and of the platform',
  description:
    'Entries are never changed or deleted, apart from `undoneAt` and names of deleted accounts.',
  order: 'Newest first; of equal times, the entry recorded last first.',
  access: 'staff',
  shows: ['Staff', 'AuditLog'],
  query: z.object({
    ...pageQuery,
    ...cursorQuery,
    search: z.optional(
      z
        .string()
        .check(
          z.describe(
            'Words that must all occur in the person, the server, the label, the target or the changed fields.',
          ),
        ),
    ),
    what: z.optional(
      z
        .string()
        .check(
          z.describe(
            'Kinds of changes, separated by commas, such as `order`, `payment` or `package`.',
          ),
        ),
    ),
    days: z.optional(
      z.string().check(z.describe('Returns only entries of the last days, such as `30`.')),
    ),
  }),
  data: staffAuditSchema,
});

/** POST /staff/audit-log/{entryId}/undo (docs/product/staff.md). 409 if a newer change would be lost. */
export const undoStaffChange = endpoint({
  method: 'POST',
  path: '/staff/audit-log/{entryId}/undo',
  tag,
  summary: 'Undoes a change made by staff',
  description:
    'For entries with `canUndo`: changes of packages, of their order, of notices and of feature flags. Restores what was there before, and is recorded as an entry of its own. Returns 409 if it was already undone, or if a newer change would be lost.',
  access: 'staff',
  changes: ['Staff', 'Notices', 'Packages', 'Flags'],
  params: { entryId: idOf('auditLogEntry', 'ID of the audit log entry.') },
  data: nothing,
  errors: {
    'already-ended': null,
    'already-undone': null,
    'change-not-found': null,
    'changed-since': null,
    'name-taken': null,
    'not-undoable': null,
    'window-taken': null,
  },
});
