import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import { getTransaction, listTransactions, retryTransaction } from './endpoints';

/** What a list of transactions is asked for. */
export type TransactionsAsked = NonNullable<InputOf<typeof listTransactions>['query']>;

export const historyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    transactions: build.query({
      ...endpointQuery(listTransactions, (query: TransactionsAsked) => ({ query })),
      providesTags: ['Points'],
    }),
    transaction: build.query({
      ...endpointQuery(getTransaction, (id: string) => ({ params: { id } })),
      providesTags: ['Points'],
    }),
    retryTransaction: build.mutation({
      ...endpointQuery(retryTransaction, (id: string) => ({ params: { id } })),
      // Also after a refusal: what was shown is no longer true.
      invalidatesTags: ['Points'],
    }),
  }),
});

export const { useTransactionsQuery, useTransactionQuery, useRetryTransactionMutation } =
  historyApi;
