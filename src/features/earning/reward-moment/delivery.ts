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
  /** Base58; null is SOL. */
  mint: z.nullable(z.string()),
  symbol: z.string(),
  image: textOrNull,
  /** Decimal places of the token. */
  decimals: z.int().check(z.minimum(0), z.maximum(18)),
  /** Price of one whole token in SOL, decimal text; null without a market. */
  priceSol: textOrNull,
});

const rewardNftSchema = z.object({
  /** Name of the NFT: "Moat Monsters #12". */
  name: z.string(),
  image: textOrNull,
  /** Token address (base58); null if unknown. */
  address: textOrNull,
});

/** One reward of a claim and its delivery. Servers may send only the texts. */
export const deliverySchema = z.object({
  label: z.string(),
  state: openEnum(z.enum(['WAITING', 'DONE', 'FAILED'])),
  message: chainTextOrNull,
  /** Signature of the transfer on Solana, once there is one. */
  signature: textOrNull,
  kind: openEnum(z.enum(rewardKinds)),
  /** Null once delivered, and if nothing more is known. */
  stage: orNull(z.nullable(z.enum(deliveryStages))),
  /** POINTS: number of points. */
  points: orNull(z.nullable(z.int())),
  /** TOKEN: base units. Counts only together with `token`. */
  amount: orNull(z.nullable(unitsText)),
  token: orNull(z.nullable(rewardTokenSchema)),
  nft: orNull(z.nullable(rewardNftSchema)),
  /** CODE: the code itself. */
  code: textOrNull,
  /** Destination: the member's wallet (base58). */
  address: textOrNull,
  /** ID of its payout in the member's transactions. */
  transactionId: orNull(z.nullable(idSchema)),
});
export type Delivery = z.infer<typeof deliverySchema>;
/** Shape a server has to send. */
export type DeliverySent = z.input<typeof deliverySchema>;

const change = z.object({
  /** Null without a rank before. */
  before: orNull(z.nullable(z.int())),
  after: orNull(z.nullable(z.int())),
});

/** Changes for the member on the server (the rank is the all-time one), read from the ledger as of the claim. */
export const gainSchema = z.object({
  /** Points of the claim. */
  points: z.int(),
  rank: orElse(change, { before: null, after: null }),
  level: orElse(change, { before: null, after: null }),
});
export type Gain = z.infer<typeof gainSchema>;
