import { settlePayment } from '@/features/billing/payments/settleEndpoints';
import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import { listStaffAuditLog, listStaffPayments, findPayments, undoStaffChange } from './endpoints';

interface AuditAsked {
  page: number;
  pageSize: number;
  search?: string;
  what?: string;
  days?: string;
}

/** What the platform's staff do for all servers (docs/product/staff.md). */
export const staffApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    staffPayments: build.query(endpointQuery(listStaffPayments, () => ({}))),
    findPayments: build.mutation(endpointMutation(findPayments, () => ({}))),
    settlePayment: build.mutation(
      endpointMutation(
        settlePayment,
        ({
          signature,
          ...body
        }: InputOf<typeof settlePayment>['body'] & { signature: string }) => ({
          params: { signature },
          body,
        }),
      ),
    ),
    staffAuditLog: build.query(
      endpointQuery(listStaffAuditLog, (query: AuditAsked) => ({ query })),
    ),
    undoStaffChange: build.mutation(
      endpointMutation(undoStaffChange, (entryId: string) => ({ params: { entryId } })),
    ),
  }),
});

export const {
  useStaffPaymentsQuery,
  useFindPaymentsMutation,
  useSettlePaymentMutation,
  useStaffAuditLogQuery,
  useUndoStaffChangeMutation,
} = staffApi;
