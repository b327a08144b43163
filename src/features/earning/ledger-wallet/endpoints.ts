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

/** GET /servers/{id}/ledger-wallet (decision 103): what is in it, and how long that lasts. */
export const getLedgerWallet = endpoint({
  method: 'GET',
  path: '/servers/{id}/ledger-wallet',
  tag,
  summary: 'Returns a server’s ledger wallet: balances, reserved funds and how long they last',
  access: 'treasurer',
  shows: ['LedgerWallet', 'Modules'],
  params: ofServer,
  data: ledgerWalletSchema,
});

/** PUT /servers/{id}/ledger-wallet/alert: 409 when it was changed since `version`. */
export const updateLedgerWalletAlert = endpoint({
  method: 'PUT',
  path: '/servers/{id}/ledger-wallet/alert',
  tag,
  summary: 'Changes when the team is alerted that the wallet is running low',
  access: 'treasurer',
  changes: ['LedgerWallet', 'AuditLog'],
  params: ofServer,
  body: z.object({
    version: z.int(),
    days: z.nullable(
      z
        .int('Enter a whole number.')
        .check(z.minimum(1, 'Minimum 1.'), z.maximum(365, 'Maximum 365 days.')),
    ),
    below: z
      .array(z.object({ mint: z.nullable(addressText), units: unitsText }))
      .check(z.maxLength(50)),
  }),
  data: ledgerWalletSchema,
  errors: { 409: null },
});

/** GET /servers/{id}/payouts: the newest first. */
export const listServerPayouts = endpoint({
  method: 'GET',
  path: '/servers/{id}/payouts',
  tag,
  summary: 'Returns payouts from the ledger wallet: claims, rewards and withdrawals',
  access: 'treasurer',
  shows: ['LedgerWallet'],
  params: ofServer,
  query: z.object({
    kind: some('Kinds'),
    status: some('Statuses'),
    token: some('Token addresses, or `SOL` for SOL'),
    search: z.optional(
      z
        .string()
        .check(z.maxLength(100), z.describe('Part of a name, an ID, an address or a signature.')),
    ),
    sort: z.optional(z.enum(['at', '-at', 'amount', '-amount'])),
    ...pageQuery,
    ...cursorQuery,
  }),
  data: ledgerPayoutsSchema,
});

/** GET /servers/{id}/payouts/waiting: those that wait longest first. */
export const listWaitingServerPayouts = endpoint({
  method: 'GET',
  path: '/servers/{id}/payouts/waiting',
  tag,
  summary: 'Returns payouts waiting for approval',
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
  access: 'treasurer',
  shows: ['LedgerWallet'],
  params: ofPayout,
  data: ledgerPayoutDetailSchema,
});

/**
 * PUT /servers/{id}/payouts/{payoutId}/decision: an approved one is sent at once, of a refused one the points go
 * back. 409 when somebody else has decided since `version`; 403 for one's own.
 */
export const decideServerPayout = endpoint({
  method: 'PUT',
  path: '/servers/{id}/payouts/{payoutId}/decision',
  tag,
  summary: 'Approves or rejects a payout',
  access: 'treasurer',
  changes: ['LedgerWallet', 'Points', 'Quests', 'Members', 'Transactions', 'AuditLog'],
  params: ofPayout,
  body: z
    .object({
      verdict: z.enum(['APPROVE', 'REFUSE']),
      version: z.int(),
      /** What the member is told. */
      reason: z.optional(
        z
          .string()
          .check(z.minLength(1, 'Enter a reason.'), z.maxLength(500, 'Maximum 500 characters.')),
      ),
    })
    .check(
      z.refine(({ verdict, reason }) => verdict === 'APPROVE' || reason !== undefined, {
        path: ['reason'],
        error: 'Enter a reason.',
      }),
    ),
  data: ledgerPayoutDetailSchema,
  errors: { 409: null },
});

/** POST /servers/{id}/payouts/{payoutId}/retry: 409 where it cannot be sent now. */
export const retryServerPayout = endpoint({
  method: 'POST',
  path: '/servers/{id}/payouts/{payoutId}/retry',
  tag,
  summary: 'Resends a reward whose transfer failed',
  description:
    'Repeating the call while the transfer is in progress has no effect. A reward is never paid twice.',
  access: 'treasurer',
  changes: ['LedgerWallet', 'Points', 'Quests', 'Transactions', 'AuditLog'],
  params: ofPayout,
  data: ledgerPayoutDetailSchema,
  errors: { 409: null },
});

/** GET /servers/{id}/ledger-wallet/deposits: the newest first. */
export const listDeposits = endpoint({
  method: 'GET',
  path: '/servers/{id}/ledger-wallet/deposits',
  tag,
  summary: 'Returns SOL deposits to the ledger wallet, read from Solana',
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
  access: 'treasurer',
  shows: ['LedgerWallet'],
  params: ofServer,
  query: z.object({
    span: z.optional(z.enum(['30', '90']).check(z.describe('Number of days; defaults to 30.'))),
    mint: z.optional(addressText.check(z.describe('Token address; defaults to SOL.'))),
  }),
  data: spendingSchema,
});
