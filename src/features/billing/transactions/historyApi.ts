import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import type { InputOf } from '@/shared/api/endpoint';
import { appealTransaction, getTransaction, listTransactions, retryTransaction } from './endpoints';

/** What a list of transactions is asked for. */
export type TransactionsQuery = NonNullable<InputOf<typeof listTransactions>['query']>;

export const historyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    transactions: build.query(
      endpointQuery(listTransactions, (query: TransactionsQuery) => ({ query })),
    ),
    transaction: build.query(endpointQuery(getTransaction, (id: string) => ({ params: { id } }))),
    appealTransaction: build.mutation(
      endpointMutation(appealTransaction, ({ id, text }: { id: string; text: string }) => ({
        params: { id },
        body: { text },
      })),
    ),
    retryTransaction: build.mutation(
      endpointMutation(retryTransaction, (id: string) => ({ params: { id } })),
    ),
  }),
});

export const {
  useTransactionsQuery,
  useTransactionQuery,
  useAppealTransactionMutation,
  useRetryTransactionMutation,
} = historyApi;
