import * as z from 'zod/mini';
import {
  exactlyTrue,
  idSchema,
  lamportsText,
  openEnum,
  orNull,
  textOrNull,
  timeOrNull,
} from '@/shared/api/fields';
import { pageOf } from '@/shared/api/page';
import { ambassadorPayoutSchema, ambassadorStates, commissionSchema } from './program';

const count = orNull(z.int().check(z.minimum(0)));

/** An ambassador or applicant, as staff see them (docs/product/referrals.md). */
const ambassadorSchema = z.object({
  id: idSchema,
  name: z.string(),
  code: z.string(),
  state: openEnum(z.enum(ambassadorStates)),
  appliedAt: timeOrNull,
  reason: textOrNull.check(z.describe('Why they’re REJECTED or SUSPENDED. Null in other states.')),
  application: orNull(
    z.nullable(
      z.object({
        motivation: z.string(),
        channels: z.string(),
        audience: z.string(),
        language: z.string(),
      }),
    ),
  ).check(z.describe('Null if they became ambassador without one.')),
  tier: textOrNull.check(z.describe('Name of the tier. Null unless ACTIVE or SUSPENDED.')),
  clicks: count,
  signUps: count,
  qualified: count.check(z.describe('Buyers.')),
  earned: orNull(lamportsText),
  available: orNull(lamportsText),
  paid: orNull(lamportsText),
});
export type Ambassador = z.infer<typeof ambassadorSchema>;
export const ambassadorsSchema = pageOf(ambassadorSchema, { what: 'ambassador', by: 'id' });

/** The states staff can set. */
export const decisions = ['ACTIVE', 'REJECTED', 'SUSPENDED'] as const;

const rewardSchema = z.object({
  ...commissionSchema.shape,
  ambassador: z.string(),
  who: z.string().check(z.describe('Name of the user who ordered.')),
  canTakeBack: exactlyTrue.check(z.describe('`revokeCommission` is possible now.')),
});
export type Reward = z.infer<typeof rewardSchema>;
export const rewardsSchema = pageOf(rewardSchema, { what: 'commission', by: 'id' });

const staffPayoutSchema = z.object({
  ...ambassadorPayoutSchema.shape,
  ambassador: z.string(),
});
export type StaffPayout = z.infer<typeof staffPayoutSchema>;
export const staffPayoutsSchema = pageOf(staffPayoutSchema, { what: 'payout', by: 'id' });

/** Sums over the whole program. */
export const programFiguresSchema = z.object({
  clicks: z.int(),
  signUps: z.int(),
  qualified: z.int().check(z.describe('Buyers.')),
  earned: lamportsText.check(z.describe('Lamports: the sum of the five amounts below.')),
  onHold: lamportsText,
  available: lamportsText,
  requested: lamportsText,
  paid: lamportsText,
  takenBack: lamportsText,
  applications: z.int().check(z.describe('Open applications.')),
  waiting: z.int().check(z.describe('Payouts that wait for approval.')),
});
