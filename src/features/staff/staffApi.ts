import { settlePayment } from '@/features/billing/payments/settleEndpoints';
import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import { listStaffAudit, listStaffPayments, lookForPayments, undoStaffChange } from './endpoints';

interface AuditAsked {
  page: number;
  pageSize: number;
  search?: string;
  what?: string;
  days?: string;
}

/** What the platform's staff do for all servers (decision 106). */
export const staffApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    staffPayments: build.query(endpointQuery(listStaffPayments, () => ({}))),
    lookForPayments: build.mutation(endpointMutation(lookForPayments, () => ({}))),
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
    staffAudit: build.query(endpointQuery(listStaffAudit, (query: AuditAsked) => ({ query }))),
    undoStaffChange: build.mutation(
      endpointMutation(undoStaffChange, (lineId: string) => ({ params: { lineId } })),
    ),
  }),
});

export const {
  useStaffPaymentsQuery,
  useLookForPaymentsMutation,
  useSettlePaymentMutation,
  useStaffAuditQuery,
  useUndoStaffChangeMutation,
} = staffApi;
