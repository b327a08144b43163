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

/** What is in a ledger wallet of one token, in base units. Money is read strictly: a row that is not exact is left out. */
const fundSchema = z.object({
  token: claimTokenSchema,
  /** On the chain. */
  held: unitsText,
  /** Part reserved for payouts and withdrawals under way and for season prizes; for SOL, with fees and rent. */
  reserved: unitsText,
  /** Part of it reserved for season prizes. */
  prizes: orElse(unitsText, '0'),
  /** What can still be promised or withdrawn. */
  free: unitsText,
  /**
   * What goes out in a day, rounded up: what running programs pay their present holders, and a seventh of all other
   * payouts to members of the last seven days. 0 where nothing is paid.
   */
  perDay: unitsText,
  /** Whole days that what is free lasts at that rate, rounded down; null where nothing is paid from it now. */
  daysLeft: orNull(z.nullable(z.int())),
  /** The team is alerted below it; null: never. */
  alertBelow: orNull(z.nullable(unitsText)),
  isLow: orElse(z.boolean(), false),
});
export type Fund = z.infer<typeof fundSchema>;

/** GET /servers/{id}/ledger-wallet (decision 103). */
export const ledgerWalletSchema = withLists({
  /** What the server pays from (base58). */
  address: addressText,
  /** The chain has answered; otherwise `funds` is empty because nobody knows. */
  isRead: z.boolean(),
  funds: listOf(fundSchema, { what: 'token' }),
  alert: z.object({
    /** Goes up with each change. */
    version: z.int(),
    /** The team is alerted when a token lasts fewer days; null: never. */
    days: z.nullable(z.int()),
  }),
  /** The newest withdrawal; one that was asked for from an older state is refused. */
  lastWithdrawalId: z.nullable(idSchema),
});
export type LedgerWallet = z.infer<typeof ledgerWalletSchema>;

/** Why something leaves a ledger wallet. */
export const ledgerPayoutKinds = ['CLAIM', 'REWARD', 'WITHDRAWAL'] as const;

/** What a payout goes through. */
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
  /** What it is for. */
  label: orElse(z.string(), ''),
  /** Whom it goes to, or who asked for it. */
  member: z.object({ name: z.string(), username: textOrNull, picture: textOrNull }),
  token: claimTokenSchema,
  /** Base units. */
  amount: unitsText,
  /** The NFT that is sent in place of an amount. */
  piece: textOrNull,
  /** Where it goes (base58), fixed when it was made; null once the member's account was deleted. */
  address: z.nullable(addressText),
  status: openEnum(z.enum(transactionStatuses)),
  /** It waits for somebody of the team. */
  isWaiting: z.boolean(),
  /** Why it was refused. */
  reason: chainTextOrNull,
  /** Who has decided on it. */
  decidedBy: textOrNull,
  signature: textOrNull,
  /** Goes up with each decision. */
  version: z.int(),
  /** Why the caller may not decide on it; null where they may. */
  whyNot: z.nullable(z.string()),
  /** It can be sent once more. */
  canRetry: orElse(z.boolean(), false),
};

/** What leaves a ledger wallet. */
export const ledgerPayoutSchema = z.object(ledgerPayoutFields);
export type LedgerPayout = z.infer<typeof ledgerPayoutSchema>;
export const ledgerPayoutsSchema = withLists({
  ...cursorShape,
  ...pageShape(ledgerPayoutSchema, { what: 'payout', by: 'id' }),
});

/** The same with what it takes from the wallet and what has happened to it. */
export const ledgerPayoutDetailSchema = withLists({
  ...ledgerPayoutFields,
  /** What the member asked after it was rejected. */
  appeal: orNull(z.nullable(z.object({ text: z.string(), at: timeOrNull }))),
  /** What it takes, in base units of each token; a fee is the most it may be until it is paid. */
  lines: listOf(
    z.object({
      what: openEnum(z.enum(['AMOUNT', 'FEE', 'RENT'])),
      token: claimTokenSchema,
      amount: unitsText,
      isEstimate: orElse(z.boolean(), false),
    }),
    { what: 'line', mayBeMissing: true },
  ),
  /** Lines of the ledger of points that belong to it. */
  points: listOf(z.object({ id: idSchema, at: timeOrNull, label: z.string(), points: z.int() }), {
    what: 'points entry',
    by: 'id',
    mayBeMissing: true,
  }),
  steps: listOf(z.object({ step: openEnum(z.enum(ledgerPayoutSteps)), at: timeOrNull }), {
    what: 'step',
    mayBeMissing: true,
  }),
});
export type LedgerPayoutDetail = z.infer<typeof ledgerPayoutDetailSchema>;

/** SOL that came into a ledger wallet, as the chain tells it. */
const depositSchema = z.object({
  signature: z.string(),
  at: timeOrNull,
  /** Lamports. */
  amount: unitsText,
  /** Base58; null where the chain names nobody. */
  from: textOrNull,
});
export type Deposit = z.infer<typeof depositSchema>;
export const depositsSchema = withLists({
  isRead: z.boolean(),
  items: listOf(depositSchema, { what: 'deposit', by: 'signature' }),
  total: orNull(z.number()),
  page: orNull(z.number()),
  pageSize: orNull(z.number()),
});

/** GET /servers/{id}/ledger-wallet/spending: sums over what was paid, the oldest day first. */
export const spendingSchema = withLists({
  token: claimTokenSchema,
  days: listOf(
    z.object({
      /** YYYY-MM-DD, in UTC. */
      day: z.string(),
      /** Base units. */
      claims: unitsText,
      rewards: unitsText,
      withdrawals: unitsText,
    }),
    { what: 'day', by: 'day' },
  ),
});
