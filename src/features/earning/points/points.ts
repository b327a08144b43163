import * as z from 'zod/mini';
import { boardServerSchema } from '@/features/earning/quests/boardServer';
import { idSchema, openEnum, orElse, orNull, textOrNull, timeOrNull } from '@/shared/api/fields';
import { pageOf } from '@/shared/api/page';
import { transactionStatuses } from '@/features/billing/transaction-status/transactionStatus';

/** The ways to earn that a page of the user site is about, with their ids (spec §3). */
export const earningSections = {
  'hold-to-earn': 22,
  'engage-to-earn': 23,
  'task-to-earn': 24,
} as const;
export type EarningSection = keyof typeof earningSections;

/** What a line of the ledger does (docs/product/claims-and-payouts.md). */
export const pointsTypes = [
  'EARN',
  'CLAIM_LOCK',
  'CLAIM_SETTLED',
  'CLAIM_RETURN',
  'ADJUST',
  'EXPIRE',
] as const;

/** GET /points/{section}/{slug}: sums over the ledger; earned = available + locked + settled + expired. */
export const pointsSchema = z.object({
  server: boardServerSchema,
  earned: orNull(z.number()).check(
    z.describe('Points earned, all time, with adjustments by the team.'),
  ),
  available: orNull(z.number()).check(z.describe('Points that can still be claimed.')),
  locked: orNull(z.number()).check(z.describe('Points of claims in progress.')),
  settled: orNull(z.number()).check(z.describe('Points of claims that were paid.')),
  expired: orNull(z.number()).check(
    z.describe('Points that expired, or were lost by leaving the server.'),
  ),
  today: orNull(z.number()).check(z.describe('Points earned since midnight in UTC.')),
  lastWeek: orNull(z.number()).check(z.describe('Points earned in the last 7 times 24 hours.')),
});
export type Points = z.infer<typeof pointsSchema>;

/** A line of the ledger, which is never changed. */
export const pointsEntrySchema = z.object({
  id: idSchema,
  at: timeOrNull,
  type: openEnum(z.enum(pointsTypes)),
  points: orNull(z.number()).check(
    z.describe(
      'Change of the available points: negative for CLAIM_LOCK and EXPIRE, 0 for CLAIM_SETTLED.',
    ),
  ),
  balanceAfter: orNull(z.number()).check(z.describe('Available points after it.')),
  label: orElse(z.string(), '').check(z.describe('What it is for, in words.')),
});
export type PointsEntry = z.infer<typeof pointsEntrySchema>;
export const pointsEntriesSchema = pageOf(pointsEntrySchema, { what: 'entry', by: 'id' });

/** What left a server's ledger wallet for a member. */
export const payoutSchema = z.object({
  id: idSchema,
  at: timeOrNull,
  amount: orElse(z.string(), '').check(z.describe('In words, such as “0.1 SOL” or “1 NFT”.')),
  label: orElse(z.string(), '').check(z.describe('What it is for, in words.')),
  address: textOrNull.check(z.describe('Wallet that it goes to (base58).')),
  status: openEnum(z.enum(transactionStatuses)),
  signature: textOrNull.check(z.describe('Signature of the transfer; null before it was sent.')),
});
export type Payout = z.infer<typeof payoutSchema>;
export const payoutsSchema = pageOf(payoutSchema, { what: 'payout', by: 'id' });
