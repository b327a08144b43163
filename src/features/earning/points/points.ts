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

/** What a line of the ledger does (decision 76). */
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
  earned: orNull(z.number()),
  available: orNull(z.number()),
  locked: orNull(z.number()),
  settled: orNull(z.number()),
  expired: orNull(z.number()),
  today: orNull(z.number()),
  lastWeek: orNull(z.number()),
});
export type Points = z.infer<typeof pointsSchema>;

/** A line of the ledger, which is never changed. */
export const pointsEntrySchema = z.object({
  id: idSchema,
  at: timeOrNull,
  type: openEnum(z.enum(pointsTypes)),
  points: orNull(z.number()),
  /** What was available after it. */
  balanceAfter: orNull(z.number()),
  /** What it is for, in words. */
  label: orElse(z.string(), ''),
});
export type PointsEntry = z.infer<typeof pointsEntrySchema>;
export const pointsEntriesSchema = pageOf(pointsEntrySchema, { what: 'entry', by: 'id' });

/** What left a server's ledger wallet for a member. */
export const payoutSchema = z.object({
  id: idSchema,
  at: timeOrNull,
  /** In words: "0.1 SOL". */
  amount: orElse(z.string(), ''),
  label: orElse(z.string(), ''),
  /** Where it goes (base58). */
  address: textOrNull,
  status: openEnum(z.enum(transactionStatuses)),
  signature: textOrNull,
});
export type Payout = z.infer<typeof payoutSchema>;
export const payoutsSchema = pageOf(payoutSchema, { what: 'payout', by: 'id' });
