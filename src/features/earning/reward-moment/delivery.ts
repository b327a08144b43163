import * as z from 'zod/mini';
import { idSchema, openEnum, orElse, orNull, textOrNull } from '@/shared/api/fields';
import { chainTextOrNull } from '@/shared/solana/chainText';

export const rewardKinds = ['POINTS', 'ROLE', 'TOKEN', 'NFT', 'CODE', 'OTHER'] as const;

/** Why a reward isn't there yet, or never will be. */
const deliveryStages = [
  /** The team approves payouts of this size first. */
  'APPROVAL',
  /** Its transfer is on its way. */
  'SENDING',
  /** A transfer before it didn't land. */
  'RESENDING',
  /** The team sends it by hand. */
  'MANUAL',
  /** The team rejected the payout. */
  'REJECTED',
  /** No transfer landed, and none is under way. */
  'UNPAID',
] as const;

/** Base units as decimal text: what isn't exact isn't read. */
const unitsText = z.string().check(z.regex(/^\d{1,20}$/, 'A whole number of base units, as text.'));

/** A token, how it is counted, and what it costs. */
const rewardTokenSchema = z.object({
  /** Base58; null is SOL. */
  mint: z.nullable(z.string()),
  symbol: z.string(),
  image: textOrNull,
  /** Digits after the point of one whole token. */
  decimals: z.int().check(z.minimum(0), z.maximum(18)),
  /** Decimal SOL for one whole token; null where no one trades it. */
  priceSol: textOrNull,
});

const rewardNftSchema = z.object({
  /** Which one it is: "Moat Monsters #12". */
  name: z.string(),
  image: textOrNull,
  /** Its account (base58); null where that isn't known. */
  address: textOrNull,
});

/** One reward of a claim and what became of it. Servers that say nothing but words are understood. */
export const deliverySchema = z.object({
  label: z.string(),
  state: openEnum(z.enum(['WAITING', 'DONE', 'FAILED'])),
  message: chainTextOrNull,
  /** Signature of the transfer on Solana, once there is one. */
  signature: textOrNull,
  kind: openEnum(z.enum(rewardKinds)),
  /** Null once it is delivered, and where nothing more is known. */
  stage: orNull(z.nullable(z.enum(deliveryStages))),
  /** POINTS: how many. */
  points: orNull(z.nullable(z.int())),
  /** TOKEN: base units. Counts only together with `token`. */
  amount: orNull(z.nullable(unitsText)),
  token: orNull(z.nullable(rewardTokenSchema)),
  nft: orNull(z.nullable(rewardNftSchema)),
  /** CODE: the code itself. */
  code: textOrNull,
  /** The member's wallet it goes to (base58). */
  address: textOrNull,
  /** Id of its payout in the member's transactions. */
  transactionId: orNull(z.nullable(idSchema)),
});
export type Delivery = z.infer<typeof deliverySchema>;
/** As a server owes it. */
export type DeliverySent = z.input<typeof deliverySchema>;

const change = z.object({
  /** Null for none yet. */
  before: orNull(z.nullable(z.int())),
  after: orNull(z.nullable(z.int())),
});

/** What a claim changed for the member on its server, by the ledger as of the claim. */
export const gainSchema = z.object({
  /** Points of the claim. */
  points: z.int(),
  rank: orElse(change, { before: null, after: null }),
  level: orElse(change, { before: null, after: null }),
});
export type Gain = z.infer<typeof gainSchema>;
