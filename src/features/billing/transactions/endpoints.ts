import * as z from 'zod/mini';
import { endpoint, idOf } from '@/shared/api/endpoint';
import { cursorQuery, pageQuery } from '@/shared/api/listQuery';
import { transactionSchema, transactionSorts, transactionsSchema } from './transaction';

const tag = 'Transactions';
const some = (what: string) =>
  z.optional(z.string().check(z.maxLength(2000), z.describe(`${what}, separated by commas.`)));
const moment = z.iso.datetime({ error: 'Use an ISO 8601 time in UTC.' });

/** GET /users/me/transactions (decision 98). */
export const listTransactions = endpoint({
  method: 'GET',
  path: '/users/me/transactions',
  tag,
  summary: 'Lists the account’s purchases, refunds, claims, rewards and payouts',
  description: 'Newest first unless `sort` says otherwise. Rows must match every filter.',
  access: 'session',
  shows: ['Transactions'],
  query: z.object({
    type: some('Types'),
    status: some('Statuses'),
    direction: some('Directions'),
    server: some('IDs of servers'),
    token: some('Token or collection addresses, or `SOL` for SOL'),
    wallet: some('Wallet addresses of the account'),
    from: z.optional(moment.check(z.describe('Start of the period, inclusive.'))),
    until: z.optional(moment.check(z.describe('End of the period, exclusive.'))),
    search: z.optional(
      z
        .string()
        .check(z.maxLength(100), z.describe('Part of a signature, an ID or a description.')),
    ),
    sort: z.optional(z.enum(transactionSorts)),
    ...pageQuery,
    ...cursorQuery,
  }),
  data: transactionsSchema,
});

/** GET /users/me/transactions/{id} */
export const getTransaction = endpoint({
  method: 'GET',
  path: '/users/me/transactions/{id}',
  tag,
  summary: 'Returns a transaction with its on-chain details',
  description: 'Returns 404 for transactions of other accounts, too.',
  access: 'session',
  shows: ['Transactions'],
  params: { id: idOf('transaction', 'ID of the transaction.') },
  data: transactionSchema,
  errors: { 404: null },
});

/** POST /users/me/transactions/{id}/appeal: a member's answer to a payout the team rejected. */
export const appealTransaction = endpoint({
  method: 'POST',
  path: '/users/me/transactions/{id}/appeal',
  tag,
  summary: 'Asks the server’s team about a payout it rejected',
  description:
    'One message per payout. Treasurers see it with the payout in the ledger wallet. The payout stays rejected.',
  access: 'session',
  changes: ['Transactions', 'LedgerWallet'],
  params: { id: idOf('transaction', 'ID of the transaction.') },
  body: z.object({
    text: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Enter a message.'),
        z.maxLength(500, 'Maximum 500 characters.'),
      ),
  }),
  data: transactionSchema,
  errors: { 404: null, 409: null },
});

/** POST /users/me/transactions/{id}/retry: 409 where it cannot be sent now. */
export const retryTransaction = endpoint({
  method: 'POST',
  path: '/users/me/transactions/{id}/retry',
  tag,
  summary: 'Retries a reward whose transfer failed',
  description: 'Does nothing while the reward is already being sent. A reward is never paid twice.',
  access: 'session',
  changes: ['Transactions', 'Points', 'Quests'],
  params: { id: idOf('transaction', 'ID of the transaction.') },
  data: transactionSchema,
  errors: { 404: null, 409: null },
});
