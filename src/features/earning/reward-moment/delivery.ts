import * as z from 'zod/mini';
import { idSchema, openEnum, orElse, orNull, textOrNull } from '@/shared/api/fields';
import { chainTextOrNull } from '@/shared/solana/chainText';

export const rewardKinds = ['POINTS', 'ROLE', 'TOKEN', 'NFT', 'CODE', 'OTHER'] as const;

/** Reasons a reward hasn't arrived, or never will. */
const deliveryStages = [
  /** The team approves payouts of this size. */
  'APPROVAL',
  /** A transfer is under way. */
  'SENDING',
  /** An earlier transfer didn't land. */
  'RESENDING',
  /** The team sends it manually. */
  'MANUAL',
  /** The team rejected the payout. */
  'REJECTED',
  /** No transfer landed, and none is under way. */
  'UNPAID',
] as const;

/** Base units, decimal text. An amount that isn't exact is ignored. */
const unitsText = z
  .string()
  .check(z.regex(/^\d{1,20}$/, 'Must be a whole number of base units, as a string.'));

/** A token, with its decimals and price. */
const rewardTokenSchema = z.object({
  mint: z.nullable(z.string()).check(z.describe('Token address (base58); null is SOL.')),
  symbol: z.string(),
  image: textOrNull,
  decimals: z
    .int()
    .check(z.minimum(0), z.maximum(18))
    .check(z.describe('Decimal places of the token.')),
  priceSol: textOrNull.check(
    z.describe('Price of one whole token in SOL, as a decimal string; null without a market.'),
  ),
});

const rewardNftSchema = z.object({
  name: z.string().check(z.describe('Name of the NFT, such as “Moat Monsters #12”.')),
  image: textOrNull,
  address: textOrNull.check(z.describe('Token address (base58); null if unknown.')),
});

/** One reward of a claim and its delivery. Servers may send only the texts. */
export const deliverySchema = z.object({
  label: z.string().check(z.describe('The reward in words.')),
  state: openEnum(z.enum(['WAITING', 'DONE', 'FAILED'])),
  message: chainTextOrNull.check(z.describe('Explains the state, in words; null for nothing.')),
  signature: textOrNull.check(
    z.describe('Signature of the transfer on Solana; null before there is one.'),
  ),
  kind: openEnum(z.enum(rewardKinds)),
  stage: orNull(z.nullable(z.enum(deliveryStages))).check(
    z.describe(
      'Why it hasn’t arrived. APPROVAL: the team approves payouts of this size. SENDING: a transfer is in progress. RESENDING: an earlier transfer didn’t land. MANUAL: the team sends it manually. REJECTED: the team rejected it. UNPAID: no transfer landed, and none is in progress. Null once delivered, and if nothing more is known.',
    ),
  ),
  points: orNull(z.nullable(z.int())).check(
    z.describe('POINTS: number of points; null for other kinds.'),
  ),
  amount: orNull(z.nullable(unitsText)).check(
    z.describe('TOKEN: base units of `token`, as a decimal string; null for other kinds.'),
  ),
  token: orNull(z.nullable(rewardTokenSchema)),
  nft: orNull(z.nullable(rewardNftSchema)),
  code: textOrNull.check(
    z.describe('CODE: the code itself, for the caller only; null for other kinds.'),
  ),
  address: textOrNull.check(
    z.describe('The member’s wallet that it goes to (base58); null without one.'),
  ),
  transactionId: orNull(z.nullable(idSchema)).check(
    z.describe('ID of its payout in the member’s transactions; null without one.'),
  ),
});
export type Delivery = z.infer<typeof deliverySchema>;
/** Shape a server has to send. */
export type DeliverySent = z.input<typeof deliverySchema>;

const change = z.object({
  before: orNull(z.nullable(z.int())).check(z.describe('Null without one.')),
  after: orNull(z.nullable(z.int())),
});

/** Changes for the member on the server (the rank is the all-time one), read from the ledger as of the claim. */
export const gainSchema = z.object({
  points: z.int().check(z.describe('Points of the claim.')),
  rank: orElse(change, { before: null, after: null }).check(
    z.describe('All-time rank on the server; `before` is null without one.'),
  ),
  level: orElse(change, { before: null, after: null }).check(z.describe('Level on the server.')),
});
export type Gain = z.infer<typeof gainSchema>;
