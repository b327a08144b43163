import * as z from 'zod/mini';
import { unitsText } from '@/features/earning/claims/claim';
import { endpoint, idOf, serverParam } from '@/shared/api/endpoint';
import { addressText } from '@/shared/api/fields';
import { cursorQuery, pageQuery } from '@/shared/api/listQuery';
import {
  depositsSchema,
  ledgerWalletSchema,
  ledgerPayoutDetailSchema,
  ledgerPayoutsSchema,
  spendingSchema,
} from './ledgerWallet';

const tag = 'Ledger wallet';
const ofServer = { id: serverParam };
const ofPayout = { ...ofServer, payoutId: idOf('payout', 'ID of the payout.') };
const some = (what: string) =>
  z.optional(z.string().check(z.maxLength(200), z.describe(`${what}, separated by commas.`)));

/** GET /servers/{id}/ledger-wallet (docs/product/claims-and-payouts.md) */
export const getLedgerWallet = endpoint({
  method: 'GET',
  path: '/servers/{id}/ledger-wallet',
  tag,
  summary: 'Returns a server’s ledger wallet: balances, reserved funds and how long they last',
  description:
    'Balances are read from Solana; `isRead` is false and `funds` empty if it doesn’t answer. Continues payouts and withdrawals in progress, and alerts the team about each token that runs low, once until there is enough again.',
  order: 'SOL first, then the tokens of the ledger wallet.',
  access: 'treasurer',
  shows: ['LedgerWallet', 'Modules'],
  params: ofServer,
  data: ledgerWalletSchema,
});

/** PUT /servers/{id}/ledger-wallet/alert */
export const updateLedgerWalletAlert = endpoint({
  method: 'PUT',
  path: '/servers/{id}/ledger-wallet/alert',
  tag,
  summary: 'Changes when the team is alerted that the wallet is running low',
  description:
    'Replaces both alerts. Returns 400 for a token that the wallet doesn’t hold or that is listed twice.',
  access: 'treasurer',
  changes: ['LedgerWallet', 'AuditLog'],
  params: ofServer,
  body: z.object({
    version: z.int().check(z.describe('`alert.version` of the ledger wallet.')),
    days: z
      .nullable(
        z
          .int('Enter a whole number.')
          .check(z.minimum(1, 'Minimum 1.'), z.maximum(365, 'Maximum 365 days.')),
      )
      .check(
        z.describe(
          'Alert the team when a token lasts fewer days at its current rate; null never does.',
        ),
      ),
    below: z
      .array(z.object({ mint: z.nullable(addressText), units: unitsText }))
      .check(z.maxLength(50))
      .check(
        z.describe(
          'Alert the team when less than this is free, by token. `mint` is null for SOL, and `units` are base units. Tokens that are left out have no alert.',
        ),
      ),
  }),
  data: ledgerWalletSchema,
  errors: { 'stale-version': null },
});

/** GET /servers/{id}/payouts */
export const listServerPayouts = endpoint({
  method: 'GET',
  path: '/servers/{id}/payouts',
  tag,
  summary: 'Returns payouts from the ledger wallet: claims, rewards and withdrawals',
  description:
    'Includes payouts to members and withdrawals. Amounts of different tokens are sorted by whole tokens, not by value.',
  order: 'Newest first; equal times by ID.',
  orderedBy: ['-at', 'id'],
  polledEvery: 5,
  polledWhile: 'a listed payout is being sent',
  access: 'treasurer',
  shows: ['LedgerWallet'],
  params: ofServer,
  query: z.object({
    kind: some('CLAIM, REWARD or WITHDRAWAL'),
    status: some('Statuses of payouts'),
    token: some('Token addresses, or `SOL` for SOL'),
    search: z.optional(
      z
        .string()
        .check(z.maxLength(100), z.describe('Part of a name, an ID, an address or a signature.')),
    ),
    sort: z.optional(
      z
        .enum(['at', '-at', 'amount', '-amount'])
        .check(z.describe('Defaults to `-at`. Equal rows are always ordered by ID.')),
    ),
    ...pageQuery,
    ...cursorQuery,
  }),
  data: ledgerPayoutsSchema,
});

/** GET /servers/{id}/payouts/waiting */
export const listWaitingServerPayouts = endpoint({
  method: 'GET',
  path: '/servers/{id}/payouts/waiting',
  tag,
  summary: 'Returns payouts waiting for approval',
  description: 'Withdrawals never wait for approval.',
  order: 'Waiting longest first; equal times by ID.',
  orderedBy: ['at', 'id'],
  access: 'treasurer',
  shows: ['LedgerWallet'],
  params: ofServer,
  query: z.object({ ...pageQuery }),
  data: ledgerPayoutsSchema,
});

/** GET /servers/{id}/payouts/{payoutId} */
export const getServerPayout = endpoint({
  method: 'GET',
  path: '/servers/{id}/payouts/{payoutId}',
  tag,
  summary: 'Returns a payout or withdrawal with its breakdown and history',
  description: 'Continues payouts and withdrawals in progress.',
  polledEvery: 5,
  polledWhile: 'it is being sent',
  access: 'treasurer',
  shows: ['LedgerWallet'],
  params: ofPayout,
  data: ledgerPayoutDetailSchema,
  errors: { 'payout-not-found': null },
});

/** PUT /servers/{id}/payouts/{payoutId}/decision */
export const decideServerPayout = endpoint({
  method: 'PUT',
  path: '/servers/{id}/payouts/{payoutId}/decision',
  tag,
  summary: 'Approves or rejects a payout',
  description:
    'An approved payout is sent at once. A rejected one is cancelled for good: points of a claim are returned, and the member is notified with the reason. Returns 403 for the caller’s own payout, and for a treasurer if the claim policy leaves approval to owners. Of several decisions the first counts, and others get 409.',
  access: 'treasurer',
  changes: ['LedgerWallet', 'Points', 'Quests', 'Members', 'Transactions', 'AuditLog'],
  params: ofPayout,
  body: z
    .object({
      verdict: z.enum(['APPROVE', 'REFUSE']),
      version: z.int().check(z.describe('`version` of the payout.')),
      reason: z
        .optional(
          z
            .string()
            .check(z.minLength(1, 'Enter a reason.'), z.maxLength(500, 'Maximum 500 characters.')),
        )
        .check(z.describe('Shown to the member. Required for REFUSE.')),
    })
    .check(
      z.refine(({ verdict, reason }) => verdict === 'APPROVE' || reason !== undefined, {
        path: ['reason'],
        error: 'Enter a reason.',
      }),
    ),
  data: ledgerPayoutDetailSchema,
  errors: {
    'already-decided': null,
    'own-case': null,
    'owner-needed': null,
    'payout-not-found': null,
  },
});

/** POST /servers/{id}/payouts/{payoutId}/retry */
export const retryServerPayout = endpoint({
  method: 'POST',
  path: '/servers/{id}/payouts/{payoutId}/retry',
  tag,
  summary: 'Resends a reward whose transfer failed',
  description:
    'Only rewards that failed can be resent, because a failed claim has returned its points. The transfer can be found on Solana by its reference, so a reward is never paid twice. For a payout that is in progress, paid or rejected, the call changes nothing. Withdrawals return 404.',
  access: 'treasurer',
  changes: ['LedgerWallet', 'Points', 'Quests', 'Transactions', 'AuditLog'],
  params: ofPayout,
  data: ledgerPayoutDetailSchema,
  errors: {
    'insufficient-funds': null,
    'nft-gone': null,
    'payout-not-found': null,
    'points-returned': null,
  },
});

/** GET /servers/{id}/ledger-wallet/deposits */
export const listDeposits = endpoint({
  method: 'GET',
  path: '/servers/{id}/ledger-wallet/deposits',
  tag,
  summary: 'Returns SOL deposits to the ledger wallet, read from Solana',
  description:
    'Lists transfers of SOL into the wallet from any sender. `isRead` is false and `items` empty if Solana doesn’t answer.',
  order: 'Newest first, in Solana’s order of transactions.',
  polledEvery: 5,
  access: 'treasurer',
  shows: ['LedgerWallet'],
  params: ofServer,
  query: z.object({
    search: z.optional(
      z
        .string()
        .check(z.maxLength(100), z.describe('Part of a signature or of the sender’s address.')),
    ),
    ...pageQuery,
  }),
  data: depositsSchema,
});

/** GET /servers/{id}/ledger-wallet/spending */
export const listSpending = endpoint({
  method: 'GET',
  path: '/servers/{id}/ledger-wallet/spending',
  tag,
  summary: 'Returns payouts from the ledger wallet by day',
  description:
    'Returns an entry for each day, also without payouts. A payout counts on the day that its transfer became final, without fees.',
  order: 'Oldest day first; the last one is today (UTC).',
  orderedBy: ['day'],
  access: 'treasurer',
  shows: ['LedgerWallet'],
  params: ofServer,
  query: z.object({
    span: z.optional(z.enum(['30', '90']).check(z.describe('Number of days; defaults to 30.'))),
    mint: z.optional(addressText.check(z.describe('Token address; defaults to SOL.'))),
  }),
  data: spendingSchema,
});
