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

/** The purpose of the money (docs/product/payments.md). */
export const transactionTypes = [
  'PURCHASE',
  'REFUND',
  'CLAIM',
  'REWARD',
  'AMBASSADOR_PAYOUT',
] as const;
export type TransactionType = (typeof transactionTypes)[number];

/** From the user's point of view. */
export const directions = ['IN', 'OUT'] as const;

/** Names a list of transactions may be sorted by. */
export const transactionSorts = ['at', '-at', 'amount', '-amount'] as const;

/** How the received amount differs from the expected one. */
export const mismatchReasons = [
  'UNDERPAID',
  'OVERPAID',
  'LATE',
  'WRONG_RECIPIENT',
  'OTHER',
] as const;

/** Actions available to the owner of a transaction. */
export const transactionActions = ['RESUME', 'CANCEL', 'CHECK', 'RETRY', 'APPEAL'] as const;
export type TransactionAction = (typeof transactionActions)[number];

const serverSchema = z.object({ id: idSchema, name: z.string() });

/** A row. Money is parsed strictly: rows with an inexact amount or an unknown direction are left out. */
const rowShape = {
  id: idSchema,
  type: openEnum(z.enum(transactionTypes)),
  direction: z.enum(directions),
  status: openEnum(z.enum(transactionStatuses)),
  at: timeOrNull,
  description: orElse(z.string(), '').check(
    z.describe('What it’s for, such as the package, the quest or the points.'),
  ),
  note: chainTextOrNull.check(
    z.describe('Sentence about the status to show, such as why it waits or was rejected.'),
  ),
  server: orNull(z.nullable(serverSchema)).check(z.describe('Null if it’s about no server.')),
  token: claimTokenSchema.check(
    z.describe('For an NFT, its collection: `mint` is the collection’s address.'),
  ),
  amount: unitsText.check(
    z.describe('Base units of `token`. Until something arrives, the expected amount.'),
  ),
  moved: unitsText.check(z.describe('Base units that were transferred, `"0"` if none were.')),
  piece: orNull(z.nullable(z.int())).check(
    z.describe('Number of the NFT in its collection. Null for SOL and tokens.'),
  ),
  wallet: textOrNull.check(z.describe('The account’s own wallet, which paid or was paid.')),
  signature: textOrNull.check(
    z.describe('Signature of the transfer. Null while none is on Solana.'),
  ),
  orderId: textOrNull.check(
    z.describe('ID of the order of a purchase or refund. Null for others.'),
  ),
  mismatch: orNull(z.nullable(z.enum(mismatchReasons))).check(
    z.describe(
      'How the payment differs from the price. `LATE`: it arrived after the order closed. Null if the status isn’t MISMATCH.',
    ),
  ),
  isFinal: orElse(z.boolean(), true).check(
    z.describe('The status won’t change without an action.'),
  ),
  actions: textsSchema.check(
    z.describe(
      'What the caller can do: `RESUME` pays the order, `CANCEL` cancels it, `CHECK` reads the transaction again, `RETRY` calls `retryTransaction`, `APPEAL` calls `appealTransaction`.',
    ),
  ),
};
export const transactionRowSchema = z.object(rowShape);
export type TransactionRow = z.infer<typeof transactionRowSchema>;

const choiceSchema = z.object({ value: z.string(), label: z.string() });
const choices = (what: string) => listOf(choiceSchema, { what, by: 'value', mayBeMissing: true });

/** GET /users/me/transactions: a page, the sums over all pages, and the available filters. */
export const transactionsSchema = withLists({
  ...cursorShape,
  ...pageShape(transactionRowSchema, {
    what: 'transaction',
    by: 'id',
    name: ({ description }) => description,
  }),
  sums: listOf(z.object({ token: claimTokenSchema, in: unitsText, out: unitsText }), {
    what: 'sum',
    mayBeMissing: true,
  }).check(z.describe('Base units transferred by the matching rows of all pages, for each token.')),
  servers: choices('server').check(
    z.describe('Servers of all rows of the account, to filter by, without regard to filters.'),
  ),
  tokens: choices('token').check(z.describe('The same for tokens and collections.')),
  wallets: choices('wallet').check(z.describe('The same for wallets of the account.')),
});
export type Transactions = z.infer<typeof transactionsSchema>;

/** Steps of a transaction in order; not all of them occur. */
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

/** A member's appeal to the team about a rejected payout. */
const appealSchema = z.object({ text: z.string(), at: timeOrNull });

const errorSchema = z.object({ code: chainText, text: chainText });

/** GET /users/me/transactions/{id}: a row, and its data from the chain. */
export const transactionSchema = withLists({
  ...rowShape,
  appeal: orNull(z.nullable(appealSchema)).check(
    z.describe('The message that `appealTransaction` sent. Null if there is none.'),
  ),
  expected: orNull(z.nullable(unitsText)).check(
    z.describe('Base units that should arrive: `"0"` for a payment after its order closed.'),
  ),
  received: orNull(z.nullable(unitsText)).check(
    z.describe('Base units that arrived. Null while nothing did.'),
  ),
  from: textOrNull.check(z.describe('Sender’s account. Null while it’s unknown.')),
  to: textOrNull.check(
    z.describe('Receiver’s account. Null if it’s unknown or was erased with an account.'),
  ),
  memo: textOrNull.check(z.describe('Memo that the transfer has or would have.')),
  reference: textOrNull.check(z.describe('Account that the transfer includes to be found by.')),
  fee: orNull(z.nullable(unitsText)).check(
    z.describe('Network fee in lamports. This and the next three are null until it’s on Solana.'),
  ),
  feePayer: textOrNull,
  slot: orNull(z.nullable(z.int())),
  blockTime: timeOrNull,
  error: orNull(z.nullable(errorSchema)).check(
    z.describe('Why the transfer failed. Null if it didn’t.'),
  ),
  page: orNull(z.nullable(z.string().check(z.regex(/^\/dashboard\/[\w/-]+$/)))).check(
    z.describe('Page of the members’ site where it was earned. Null if there is none.'),
  ),
  related: orNull(z.nullable(z.object({ id: idSchema, signature: textOrNull }))).check(
    z.describe('The refund of this payment, or the payment that this refund returns.'),
  ),
  timeline: listOf(z.object({ step: openEnum(z.enum(timelineSteps)), at: timeOrNull }), {
    what: 'step',
    mayBeMissing: true,
  }).check(
    z.describe('Steps that happened, the first one first. `at` is null if the time is unknown.'),
  ),
});
export type Transaction = z.infer<typeof transactionSchema>;
