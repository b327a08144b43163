import * as z from 'zod/mini';
import { claimTokenSchema, unitsText } from '@/features/earning/claims/claim';
import { openEnum, orElse, orNull, readableOf, timeOrNull } from '@/shared/api/fields';
import { listOf, withLists, type LeftOut } from '@/shared/api/lenient';

/** Kinds of prizes: SOL or a token of the ledger wallet, points, a role, or a prize the team delivers. */
export const prizeKinds = ['TOKEN', 'POINTS', 'ROLE', 'OTHER'] as const;
export type PrizeKind = (typeof prizeKinds)[number];

/** One prize of one member. Only the fields of its kind are set. */
const giftFields = {
  kind: openEnum(z.enum(prizeKinds)),
  token: orNull(z.nullable(claimTokenSchema)),
  amount: orNull(z.nullable(unitsText)).check(
    z.describe('Base units of `token`, as a decimal string; null for other kinds.'),
  ),
  points: orNull(z.nullable(z.number())),
  role: orNull(z.nullable(z.string())).check(
    z.describe('Name of the role; null for other kinds, and once the role is deleted.'),
  ),
  roleId: orNull(z.nullable(z.string())),
  text: orElse(z.string(), '').check(z.describe('The team’s description, for OTHER.')),
};
/** Whether everything a gift of its kind needs could be read. A token without its amount is never taken for another one. */
const isWhole = ({ kind, token, amount, points, roleId }: Gift): boolean => {
  if (kind === 'TOKEN') return token !== null && amount !== null;
  if (kind === 'POINTS') return points !== null;
  return kind !== 'ROLE' || roleId !== null;
};
const whole = z.refine<Gift>(isWhole);
const giftSchema = z.object(giftFields);
export type Gift = z.infer<typeof giftSchema>;
/** Gifts of a rank. The season's own list says which prizes couldn't be read. */
export const giftsOf = readableOf(giftSchema.check(whole));

/** One prize for each rank of a range. */
const prizeSchema = z.object({ from: z.int(), to: z.int(), ...giftFields }).check(whole);
export type Prize = z.infer<typeof prizeSchema>;
/** For use in `withLists`. */
export const prizesOf = listOf(prizeSchema, { what: 'prize', mayBeMissing: true });

/** States of a prize's delivery. */
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

const wonGiftSchema = z
  .object({
    ...giftFields,
    state: openEnum(z.enum(giftStates)),
    transactionId: orNull(z.nullable(z.string())).check(
      z.describe('ID of the payout in the caller’s transactions; null before there is one.'),
    ),
  })
  .check(whole);

/** The caller's prizes in a season that has ended. */
export const wonSchema = withLists({
  rank: z.number().check(z.describe('The caller’s final rank.')),
  gifts: listOf(wonGiftSchema, { what: 'prize', mayBeMissing: true }),
});
export type Won = z.infer<typeof wonSchema>;

/** The nearest better prize: its rank, and the points missing to it. */
export const nextPrizeSchema = z.object({
  rank: z.number().check(z.describe('Last rank with that prize.')),
  points: z.number().check(z.describe('Points that the caller is missing to share the rank.')),
});
export type NextPrize = z.infer<typeof nextPrizeSchema>;

/** Number of winners who have all their prizes, and of the others by reason. */
export const progressSchema = z.object({
  winners: z.number(),
  done: z.number().check(z.describe('Winners who have all their prizes.')),
  noWallet: z.number().check(z.describe('Winners whose token prizes wait for a linked wallet.')),
  noFunds: z
    .number()
    .check(z.describe('Winners whose token prizes wait for funds in the ledger wallet.')),
  at: timeOrNull.check(z.describe('When the prizes were given.')),
});
export type Progress = z.infer<typeof progressSchema>;

/** Whether a form can show all prizes of a season: saving one that was partly read would lose the rest. */
export const canBeEdited = ({
  prizes,
  leftOut,
}: {
  prizes: readonly Prize[];
  leftOut?: readonly LeftOut[] | undefined;
}): boolean =>
  leftOut === undefined && prizes.every(({ kind }) => prizeKinds.some((each) => each === kind));
