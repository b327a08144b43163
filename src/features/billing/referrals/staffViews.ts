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

/** Somebody who asked to be an ambassador, as staff see them (decision 104). */
const ambassadorSchema = z.object({
  id: idSchema,
  name: z.string(),
  code: z.string(),
  state: openEnum(z.enum(ambassadorStates)),
  appliedAt: timeOrNull,
  /** Why they were refused or suspended. */
  reason: textOrNull,
  /** What they said of themselves; null where they never wrote. */
  application: orNull(
    z.nullable(
      z.object({
        motivation: z.string(),
        channels: z.string(),
        audience: z.string(),
        language: z.string(),
      }),
    ),
  ),
  tier: textOrNull,
  clicks: count,
  signUps: count,
  qualified: count,
  /** Lamports. */
  earned: orNull(lamportsText),
  available: orNull(lamportsText),
  paid: orNull(lamportsText),
});
export type Ambassador = z.infer<typeof ambassadorSchema>;
export const ambassadorsSchema = pageOf(ambassadorSchema, { what: 'ambassador', by: 'id' });

/** What staff make of somebody. */
export const decisions = ['ACTIVE', 'REJECTED', 'SUSPENDED'] as const;

const rewardSchema = z.object({
  ...commissionSchema.shape,
  ambassador: z.string(),
  /** Whose order it was. */
  who: z.string(),
  /** It can be taken back now. */
  canTakeBack: exactlyTrue,
});
export type Reward = z.infer<typeof rewardSchema>;
export const rewardsSchema = pageOf(rewardSchema, { what: 'commission', by: 'id' });

const staffPayoutSchema = z.object({
  ...ambassadorPayoutSchema.shape,
  ambassador: z.string(),
  /** It waits for somebody of the staff. */
  isWaiting: exactlyTrue,
});
export type StaffPayout = z.infer<typeof staffPayoutSchema>;
export const staffPayoutsSchema = pageOf(staffPayoutSchema, { what: 'payout', by: 'id' });

/** Sums over all of the programme. */
export const programFiguresSchema = z.object({
  clicks: z.int(),
  signUps: z.int(),
  qualified: z.int(),
  /** Lamports; `earned` is the sum of the others. */
  earned: lamportsText,
  onHold: lamportsText,
  available: lamportsText,
  requested: lamportsText,
  paid: lamportsText,
  takenBack: lamportsText,
  /** Applications and payouts that wait for somebody. */
  applications: z.int(),
  waiting: z.int(),
});
