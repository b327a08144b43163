import * as z from 'zod/mini';
import { claimTokenSchema, unitsText } from '@/features/earning/claims/claim';
import { transactionStatuses } from '@/features/billing/transaction-status/transactionStatus';
import {
  addressText,
  idSchema,
  openEnum,
  orElse,
  orNull,
  textOrNull,
  timeOrNull,
} from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { cursorShape, pageShape } from '@/shared/api/page';
import { chainTextOrNull } from '@/shared/solana/chainText';

/**
 * The balance of one token in a ledger wallet, in base units. Money is parsed strictly: a row with an inexact amount is
 * left out.
 */
const fundSchema = z.object({
  token: claimTokenSchema,
  held: unitsText.check(z.describe('Balance on Solana, in base units.')),
  reserved: unitsText.check(
    z.describe(
      'Base units reserved for payouts and withdrawals in progress and for season prizes; for SOL, with fees and rent.',
    ),
  ),
  prizes: orElse(unitsText, '0').check(z.describe('The part of `reserved` for season prizes.')),
  free: unitsText.check(z.describe('Base units that can still be promised or withdrawn.')),
  perDay: unitsText.check(
    z.describe(
      'Base units paid in a day, rounded up: what running programs pay their current holders, and a seventh of all other payouts to members in the last 7 days. 0 if nothing is paid.',
    ),
  ),
  daysLeft: orNull(z.nullable(z.int())).check(
    z.describe('Whole days that `free` lasts at that rate, rounded down; null if nothing is paid.'),
  ),
  alertBelow: orNull(z.nullable(unitsText)).check(
    z.describe('The team is alerted when less is free, in base units; null for never.'),
  ),
  isLow: orElse(z.boolean(), false).check(z.describe('Whether one of the alerts applies.')),
});
export type Fund = z.infer<typeof fundSchema>;

/** GET /servers/{id}/ledger-wallet (docs/product/claims-and-payouts.md). */
export const ledgerWalletSchema = withLists({
  address: addressText.check(z.describe('Address that the server pays from.')),
  isRead: z
    .boolean()
    .check(
      z.describe('Whether Solana answered. If not, `funds` is empty because balances are unknown.'),
    ),
  funds: listOf(fundSchema, { what: 'token' }),
  alert: z.object({
    version: z.int().check(z.describe('Goes up with each change.')),
    days: z
      .nullable(z.int())
      .check(
        z.describe(
          'The team is alerted when a token lasts fewer days; null for never. 7 until someone changes it.',
        ),
      ),
  }),
  lastWithdrawalId: z
    .nullable(idSchema)
    .check(z.describe('ID of the newest withdrawal; null without one.')),
});
export type LedgerWallet = z.infer<typeof ledgerWalletSchema>;

/** Reasons for a payout from a ledger wallet. */
export const ledgerPayoutKinds = ['CLAIM', 'REWARD', 'WITHDRAWAL'] as const;

/** Steps of a payout. */
export const ledgerPayoutSteps = [
  'LOCKED',
  'WAITING',
  'APPROVED',
  'REFUSED',
  'SENT',
  'PAID',
  'FAILED',
  'RETURNED',
] as const;

const ledgerPayoutFields = {
  id: idSchema,
  kind: openEnum(z.enum(ledgerPayoutKinds)),
  at: timeOrNull,
  label: orElse(z.string(), '').check(z.describe('What it is for, in words.')),
  member: z
    .object({ name: z.string(), username: textOrNull, picture: textOrNull })
    .check(z.describe('The member who gets it; for a withdrawal, the owner who started it.')),
  token: claimTokenSchema,
  amount: unitsText.check(z.describe('Base units of the token; 0 for an NFT.')),
  piece: textOrNull.check(
    z.describe('Name of the NFT that is sent instead of an amount; null otherwise.'),
  ),
  address: z
    .nullable(addressText)
    .check(
      z.describe(
        'Destination, fixed when it was made; null once the member’s account was deleted.',
      ),
    ),
  status: openEnum(z.enum(transactionStatuses)),
  isWaiting: z.boolean().check(z.describe('Whether the team has to approve it.')),
  reason: chainTextOrNull.check(z.describe('Why it was rejected; null otherwise.')),
  decidedBy: textOrNull.check(
    z.describe('Name of who approved or rejected it; null without a decision.'),
  ),
  signature: textOrNull.check(z.describe('Signature of the transfer; null until it is final.')),
  version: z.int().check(z.describe('Goes up with each decision and each time it is resent.')),
  whyNot: z
    .nullable(z.string())
    .check(z.describe('Why the caller can’t approve or reject it; null if they can.')),
  canRetry: orElse(z.boolean(), false).check(z.describe('Whether it can be resent.')),
};

/** A payout from a ledger wallet. */
export const ledgerPayoutSchema = z.object(ledgerPayoutFields);
export type LedgerPayout = z.infer<typeof ledgerPayoutSchema>;
export const ledgerPayoutsSchema = withLists({
  ...cursorShape,
  ...pageShape(ledgerPayoutSchema, { what: 'payout', by: 'id' }),
});

/** The same with its cost to the wallet and its history. */
export const ledgerPayoutDetailSchema = withLists({
  ...ledgerPayoutFields,
  appeal: orNull(z.nullable(z.object({ text: z.string(), at: timeOrNull }))).check(
    z.describe('The member’s question to the team after a rejection; null without one.'),
  ),
  lines: listOf(
    z.object({
      what: openEnum(z.enum(['AMOUNT', 'FEE', 'RENT'])),
      token: claimTokenSchema,
      amount: unitsText,
      isEstimate: orElse(z.boolean(), false),
    }),
    { what: 'line', mayBeMissing: true },
  ).check(
    z.describe(
      'What it takes from the wallet, in base units of each token; empty once it failed or was rejected. A fee is the most it can be until it is paid.',
    ),
  ),
  points: listOf(z.object({ id: idSchema, at: timeOrNull, label: z.string(), points: z.int() }), {
    what: 'points entry',
    by: 'id',
    mayBeMissing: true,
  }).check(z.describe('Point entries of the claim.')),
  steps: listOf(z.object({ step: openEnum(z.enum(ledgerPayoutSteps)), at: timeOrNull }), {
    what: 'step',
    mayBeMissing: true,
  }).check(z.describe('What has happened to it, oldest first.')),
});
export type LedgerPayoutDetail = z.infer<typeof ledgerPayoutDetailSchema>;

/** A SOL deposit to a ledger wallet, as recorded on-chain. */
const depositSchema = z.object({
  signature: z.string(),
  at: timeOrNull,
  amount: unitsText.check(z.describe('Lamports as a decimal string.')),
  from: textOrNull.check(z.describe('Sender (base58); null if Solana names none.')),
});
export type Deposit = z.infer<typeof depositSchema>;
export const depositsSchema = withLists({
  isRead: z.boolean().check(z.describe('Whether Solana answered.')),
  items: listOf(depositSchema, { what: 'deposit', by: 'signature' }),
  total: orNull(z.number()),
  page: orNull(z.number()),
  pageSize: orNull(z.number()),
});

/** GET /servers/{id}/ledger-wallet/spending: sums of payouts by day, oldest first. */
export const spendingSchema = withLists({
  token: claimTokenSchema,
  days: listOf(
    z.object({
      day: z.string().check(z.describe('YYYY-MM-DD, in UTC.')),
      claims: unitsText.check(z.describe('Base units paid for claims.')),
      rewards: unitsText.check(z.describe('Base units paid as rewards.')),
      withdrawals: unitsText.check(z.describe('Base units withdrawn.')),
    }),
    { what: 'day', by: 'day' },
  ),
});
