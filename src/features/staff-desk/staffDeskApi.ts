import { settlePayment } from '@/features/payments/settleEndpoints';
import { baseApi, endpointQuery } from '@/shared/api/baseApi';
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
export const staffDeskApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    staffPayments: build.query({
      ...endpointQuery(listStaffPayments, () => ({})),
      providesTags: ['StaffDesk'],
    }),
    lookForPayments: build.mutation({
      ...endpointQuery(lookForPayments, () => ({})),
      invalidatesTags: ['StaffDesk'],
    }),
    settlePayment: build.mutation({
      ...endpointQuery(
        settlePayment,
        ({
          signature,
          ...body
        }: InputOf<typeof settlePayment>['body'] & { signature: string }) => ({
          params: { signature },
          body,
        }),
      ),
      invalidatesTags: ['StaffDesk'],
    }),
    staffAudit: build.query({
      ...endpointQuery(listStaffAudit, (query: AuditAsked) => ({ query })),
      providesTags: ['StaffDesk'],
    }),
    undoStaffChange: build.mutation({
      ...endpointQuery(undoStaffChange, (lineId: string) => ({ params: { lineId } })),
      // Also after a refusal: what was looked at is no longer true.
      invalidatesTags: ['StaffDesk', 'Notices', 'Packages', 'Flags'],
    }),
  }),
});

export const {
  useStaffPaymentsQuery,
  useLookForPaymentsMutation,
  useSettlePaymentMutation,
  useStaffAuditQuery,
  useUndoStaffChangeMutation,
} = staffDeskApi;
