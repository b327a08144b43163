import * as z from 'zod/mini';
import { claimTokenSchema, unitsText } from '@/features/earning/claims/claim';
import { openEnum, orElse, orNull, timeOrNull } from '@/shared/api/fields';

/** What a rank gets: SOL or a token of the ledger wallet, points, a role, or what the team delivers. */
export const prizeKinds = ['TOKEN', 'POINTS', 'ROLE', 'OTHER'] as const;
export type PrizeKind = (typeof prizeKinds)[number];

/** One thing a member gets. Of its fields those of its kind are set. */
const giftFields = {
  kind: openEnum(z.enum(prizeKinds)),
  token: orNull(z.nullable(claimTokenSchema)),
  /** Base units, decimal text. */
  amount: orNull(z.nullable(unitsText)),
  points: orNull(z.nullable(z.number())),
  /** Name of the role. */
  role: orNull(z.nullable(z.string())),
  roleId: orNull(z.nullable(z.string())),
  /** The team's own words. */
  text: orElse(z.string(), ''),
};
const giftSchema = z.object(giftFields);
export type Gift = z.infer<typeof giftSchema>;
export const giftsOf = orElse(z.array(giftSchema), []);

/** What each rank of a range gets. */
const prizeSchema = z.object({ from: z.int(), to: z.int(), ...giftFields });
export type Prize = z.infer<typeof prizeSchema>;
export const prizesOf = orElse(z.array(prizeSchema), []);

/** How far a prize that was won has come. */
export const giftStates = [
  'ON_ITS_WAY',
  'PAID',
  'NO_WALLET',
  'NO_FUNDS',
  'BELOW_RENT',
  'IN_REVIEW',
  'REJECTED',
  'FAILED',
  'GIVEN',
  'BY_TEAM',
  'NOT_GIVEN',
] as const;
export type GiftState = (typeof giftStates)[number];

const wonGiftSchema = z.object({
  ...giftFields,
  state: openEnum(z.enum(giftStates)),
  /** The payout in the member's transactions; null before there is one. */
  transactionId: orNull(z.nullable(z.string())),
});

/** What the caller won in a season that has ended. */
export const wonSchema = z.object({
  rank: z.number(),
  gifts: orElse(z.array(wonGiftSchema), []),
});
export type Won = z.infer<typeof wonSchema>;

/** The nearest better prize, and how many points it takes to its rank. */
export const nextPrizeSchema = z.object({ rank: z.number(), points: z.number() });
export type NextPrize = z.infer<typeof nextPrizeSchema>;

/** How many winners of a season have everything, and what the others wait for. */
export const progressSchema = z.object({
  winners: z.number(),
  done: z.number(),
  noWallet: z.number(),
  noFunds: z.number(),
  /** When the prizes were given out. */
  at: timeOrNull,
});
export type Progress = z.infer<typeof progressSchema>;
