import * as z from 'zod/mini';
import { endpoint, idOf } from '@/shared/api/endpoint';
import { pageQuery } from '@/shared/api/listQuery';
import { transactionSchema, transactionSorts, transactionsSchema } from './transaction';

const tag = 'Transactions';
const some = (what: string) =>
  z.optional(z.string().check(z.maxLength(2000), z.describe(`${what}, separated by commas.`)));
const moment = z.iso.datetime({ error: 'A time in ISO 8601, in UTC.' });

/** GET /users/me/transactions (decision 98). */
export const listTransactions = endpoint({
  method: 'GET',
  path: '/users/me/transactions',
  tag,
  summary: 'Everything with money that is one’s own: purchases, returns, claims, rewards, payouts',
  description: 'The newest first unless asked otherwise. Filters narrow each other.',
  access: 'session',
  shows: ['Transactions'],
  query: z.object({
    type: some('Types'),
    status: some('Statuses'),
    direction: some('Directions'),
    server: some('Ids of servers'),
    token: some('Mints of tokens, or addresses of collections; SOL for SOL'),
    wallet: some('Accounts of one’s own'),
    from: z.optional(moment.check(z.describe('Not before it.'))),
    until: z.optional(moment.check(z.describe('Before it.'))),
    search: z.optional(
      z
        .string()
        .check(z.maxLength(100), z.describe('Part of a signature, of an id or of what it is for.')),
    ),
    sort: z.optional(z.enum(transactionSorts)),
    ...pageQuery,
  }),
  data: transactionsSchema,
});

/** GET /users/me/transactions/{id} */
export const getTransaction = endpoint({
  method: 'GET',
  path: '/users/me/transactions/{id}',
  tag,
  summary: 'A transaction of one’s own, with what the chain says of it',
  description: '404 also where it is someone else’s.',
  access: 'session',
  shows: ['Transactions'],
  params: { id: idOf('transaction', 'Id of the transaction.') },
  data: transactionSchema,
  errors: { 404: null },
});

/** POST /users/me/transactions/{id}/retry: 409 where it cannot be sent now. */
export const retryTransaction = endpoint({
  method: 'POST',
  path: '/users/me/transactions/{id}/retry',
  tag,
  summary: 'Sends a reward of one’s own once more that couldn’t be sent',
  description: 'Asked again while it is under way, it changes nothing; it is never paid twice.',
  access: 'session',
  changes: ['Transactions', 'Points'],
  params: { id: idOf('transaction', 'Id of the transaction.') },
  data: transactionSchema,
  errors: { 404: null, 409: null },
});
