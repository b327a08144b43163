import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import { getTransaction, listTransactions } from './endpoints';

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
  }),
});

export const { useTransactionsQuery, useTransactionQuery } = historyApi;
