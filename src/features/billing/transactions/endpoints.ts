import * as z from 'zod/mini';
import { endpoint, idOf } from '@/shared/api/endpoint';
import { cursorQuery, pageQuery } from '@/shared/api/listQuery';
import { transactionSchema, transactionSorts, transactionsSchema } from './transaction';

const tag = 'Transactions';
const some = (what: string) =>
  z.optional(z.string().check(z.maxLength(2000), z.describe(`${what}, separated by commas.`)));
const moment = z.iso.datetime({ error: 'Use an ISO 8601 time in UTC.' });

/** GET /users/me/transactions (docs/product/payments.md). */
export const listTransactions = endpoint({
  method: 'GET',
  path: '/users/me/transactions',
  tag,
  summary: 'Lists the account’s purchases, refunds, claims, rewards and payouts',
  description:
    'Orders that the account placed, on any server, each with its payment; payments that arrived after their order closed; refunds; claims and rewards from servers’ ledger wallets; and ambassador payouts. Rows must match every filter. Before it answers, the server checks Solana for open rows.',
  order: 'Newest first; equal times by ID.',
  orderedBy: ['-at', 'id'],
  polledEvery: 5,
  polledWhile: 'a row on the page isn’t final',
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
    sort: z.optional(
      z
        .enum(transactionSorts)
        .check(
          z.describe(
            'Defaults to `-at`. `amount` compares whole tokens, with outgoing amounts below zero.',
          ),
        ),
    ),
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
  description:
    'Returns 404 for transactions of other accounts, too. The IDs are those of `listTransactions`: of the order, `late-{signature}` for a payment after its order closed, `return-{signature}` for a refund, and of the payout.',
  polledEvery: 5,
  polledWhile: 'it’s open and isn’t final',
  access: 'session',
  shows: ['Transactions'],
  params: { id: idOf('transaction', 'ID of the transaction.') },
  data: transactionSchema,
  errors: { 'transaction-not-found': null },
});

/** POST /users/me/transactions/{id}/appeal: a member's answer to a payout the team rejected. */
export const appealTransaction = endpoint({
  method: 'POST',
  path: '/users/me/transactions/{id}/appeal',
  tag,
  summary: 'Asks the server’s team about a payout it rejected',
  description:
    'Only for payouts that a person rejected, whose `actions` contain `APPEAL`, and once per payout; other payouts return 409. The person who rejected it is notified, and treasurers see the message with the payout. The payout stays rejected.',
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
  errors: { 'already-asked': null, 'payout-not-rejected': null, 'transaction-not-found': null },
});

/** POST /users/me/transactions/{id}/retry: 409 where it cannot be sent now. */
export const retryTransaction = endpoint({
  method: 'POST',
  path: '/users/me/transactions/{id}/retry',
  tag,
  summary: 'Retries a reward whose transfer failed',
  description:
    'Only for failed rewards, whose `actions` contain `RETRY`. Does nothing while the reward is already being sent. A reward is never paid twice.',
  access: 'session',
  changes: ['Transactions', 'Points', 'Quests'],
  params: { id: idOf('transaction', 'ID of the transaction.') },
  data: transactionSchema,
  errors: {
    'insufficient-funds': null,
    'nft-gone': null,
    'points-returned': null,
    'transaction-not-found': null,
  },
});
