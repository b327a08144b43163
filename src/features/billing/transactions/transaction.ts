import * as z from 'zod/mini';
import { claimTokenSchema, unitsText } from '@/features/earning/claims/claim';
import { transactionStatuses } from '@/features/billing/transaction-status/transactionStatus';
import {
  idSchema,
  openEnum,
  orElse,
  orNull,
  textOrNull,
  textsSchema,
  timeOrNull,
} from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { cursorShape, pageShape } from '@/shared/api/page';
import { chainText, chainTextOrNull } from '@/shared/solana/chainText';

/** What money was for (decision 98). */
export const transactionTypes = [
  'PURCHASE',
  'REFUND',
  'CLAIM',
  'REWARD',
  'AMBASSADOR_PAYOUT',
] as const;
export type TransactionType = (typeof transactionTypes)[number];

/** To oneself, or from oneself. */
export const directions = ['IN', 'OUT'] as const;

/** Names a list of transactions may be sorted by. */
export const transactionSorts = ['at', '-at', 'amount', '-amount'] as const;

/** How what arrived differs from what was expected. */
export const mismatchReasons = [
  'UNDERPAID',
  'OVERPAID',
  'LATE',
  'WRONG_RECIPIENT',
  'OTHER',
] as const;

/** What can be done about a transaction by whom it belongs to. */
export const transactionActions = ['RESUME', 'CANCEL', 'CHECK', 'RETRY', 'APPEAL'] as const;
export type TransactionAction = (typeof transactionActions)[number];

const serverSchema = z.object({ id: idSchema, name: z.string() });

/** A row. Money is read strictly: what is not exact, or of which the direction is unknown, is left out. */
const rowShape = {
  id: idSchema,
  type: openEnum(z.enum(transactionTypes)),
  direction: z.enum(directions),
  status: openEnum(z.enum(transactionStatuses)),
  at: timeOrNull,
  /** What it is for: the package, the quest, the points. */
  description: orElse(z.string(), ''),
  /** What is to be known of its status, in words: why it waits, or was refused. */
  note: chainTextOrNull,
  server: orNull(z.nullable(serverSchema)),
  /** Of a piece of a collection: its address, its name, and no decimals. */
  token: claimTokenSchema,
  /** Base units; what is expected until something arrives. */
  amount: unitsText,
  /** Base units that changed hands: "0" where nothing did. */
  moved: unitsText,
  /** Number of the piece of a collection. */
  piece: orNull(z.nullable(z.int())),
  /** One's own account (base58). */
  wallet: textOrNull,
  /** Of the transfer that is on the chain (base58). */
  signature: textOrNull,
  orderId: textOrNull,
  mismatch: orNull(z.nullable(z.enum(mismatchReasons))),
  /** Nothing more will happen to it by itself. */
  isFinal: orElse(z.boolean(), true),
  actions: textsSchema,
};
export const transactionRowSchema = z.object(rowShape);
export type TransactionRow = z.infer<typeof transactionRowSchema>;

const choiceSchema = z.object({ value: z.string(), label: z.string() });
const choices = (what: string) => listOf(choiceSchema, { what, by: 'value', mayBeMissing: true });

/** GET /users/me/transactions: a page, the sums over all its pages, and what one can filter by. */
export const transactionsSchema = withLists({
  ...cursorShape,
  ...pageShape(transactionRowSchema, {
    what: 'transaction',
    by: 'id',
    name: ({ description }) => description,
  }),
  /** What changed hands by the rows that match, a line for each token, in base units. */
  sums: listOf(z.object({ token: claimTokenSchema, in: unitsText, out: unitsText }), {
    what: 'sum',
    mayBeMissing: true,
  }),
  /** Over all of one's rows, whatever the filters. */
  servers: choices('server'),
  tokens: choices('token'),
  wallets: choices('wallet'),
});
export type Transactions = z.infer<typeof transactionsSchema>;

/** What happens to a transaction, in this order as far as it does. */
export const timelineSteps = [
  'CREATED',
  'WAITING',
  'APPROVED',
  'REFUSED',
  'SIGNED',
  'SEEN',
  'CONFIRMED',
  'FINALIZED',
  'MISMATCHED',
  'CREDITED',
  'CANCELLED',
  'FAILED',
  'RETURNED',
] as const;

/** What a member asked the team about a payout it rejected. */
const appealSchema = z.object({ text: z.string(), at: timeOrNull });

const errorSchema = z.object({ code: chainText, text: chainText });

/** GET /users/me/transactions/{id}: a row, and what the chain says of it. */
export const transactionSchema = withLists({
  ...rowShape,
  appeal: orNull(z.nullable(appealSchema)),
  /** Base units; null where it is not known. */
  expected: orNull(z.nullable(unitsText)),
  received: orNull(z.nullable(unitsText)),
  /** Accounts (base58). */
  from: textOrNull,
  to: textOrNull,
  memo: textOrNull,
  reference: textOrNull,
  /** Of the transfer on the chain: lamports, who paid them, its slot and block. */
  fee: orNull(z.nullable(unitsText)),
  feePayer: textOrNull,
  slot: orNull(z.nullable(z.int())),
  blockTime: timeOrNull,
  error: orNull(z.nullable(errorSchema)),
  /** The page of this site it came of; nothing that leads elsewhere is read. */
  page: orNull(z.nullable(z.string().check(z.regex(/^\/dashboard\/[\w/-]+$/)))),
  /** The transaction that gave it back, or that it gives back. */
  related: orNull(z.nullable(z.object({ id: idSchema, signature: textOrNull }))),
  timeline: listOf(z.object({ step: openEnum(z.enum(timelineSteps)), at: timeOrNull }), {
    what: 'step',
    mayBeMissing: true,
  }),
});
export type Transaction = z.infer<typeof transactionSchema>;
