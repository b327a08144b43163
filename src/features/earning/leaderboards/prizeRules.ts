import * as z from 'zod/mini';
import { unitsText } from '@/features/earning/claims/claim';
import { addressText, idText } from '@/shared/api/fields';
import type { FieldError } from '@/shared/api/envelope';
import { prizeKinds } from './prizes';
import { MOST_PRIZE } from './rules';

/** Most winners of a season. */
export const MOST_WINNERS = 100;
const MOST_ROWS = 20;
/** Most points in one prize. */
const MOST_POINTS = 1_000_000;
/** Smallest prize of SOL, lamports: the network refuses less for an empty wallet. */
export const LEAST_SOL = 1_000_000n;

const RANK = `Enter a rank from 1 to ${String(MOST_WINNERS)}.`;
export const prizeRank = z.int(RANK).check(z.minimum(1, RANK), z.maximum(MOST_WINNERS, RANK));
const POINTS = 'Enter a whole number of points from 1 to 1,000,000.';

/** Body of a prize. Only the fields of its kind count. */
const prizeBody = z.object({
  from: prizeRank.check(z.describe('First rank that gets the prize.')),
  to: prizeRank.check(z.describe('Last rank that gets it.')),
  kind: z
    .enum(prizeKinds)
    .check(
      z.describe(
        'Only the fields of its kind count: `mint` and `amount` for TOKEN, `points`, `roleId`, and `text` for OTHER.',
      ),
    ),
  mint: z.nullable(addressText).check(z.describe('Token address; null is SOL.')),
  amount: z
    .nullable(unitsText)
    .check(z.describe('Base units for each rank. SOL: at least 0.001 SOL.')),
  points: z
    .nullable(z.int(POINTS).check(z.minimum(1, POINTS), z.maximum(MOST_POINTS, POINTS)))
    .check(z.describe('Points for each rank.')),
  roleId: z.nullable(idText),
  text: z
    .string()
    .check(z.trim(), z.maxLength(MOST_PRIZE))
    .check(z.describe('A prize that the team delivers itself.')),
});
export type PrizeBody = z.infer<typeof prizeBody>;

export const prizesBody = z
  .array(prizeBody)
  .check(
    z.maxLength(MOST_ROWS, `Maximum ${String(MOST_ROWS)} prizes.`),
    z.describe(
      'Ranks must start at 1 and have no gaps. To add another prize for the same ranks, repeat the range.',
    ),
  );

interface Range {
  from: number;
  to: number;
}

/**
 * Errors of the ranges, at their fields. Ranges begin at rank 1 and have no gaps. A range can repeat, so that its ranks
 * get several prizes.
 */
export function rangeTroubles(prizes: readonly Range[]): FieldError[] {
  const errors: FieldError[] = [];
  for (const [index, { from, to }] of prizes.entries()) {
    const before = prizes[index - 1];
    const next = (before?.to ?? 0) + 1;
    if (to < from)
      errors.push({
        path: `prizes.${String(index)}.to`,
        message: 'Can’t come before the first rank.',
      });
    const isRepeated = before !== undefined && from === before.from && to === before.to;
    if (isRepeated || from === next) continue;
    const message = before
      ? `Start at rank ${String(next)}, or repeat the previous ranks to add another prize.`
      : 'Start at rank 1.';
    errors.push({ path: `prizes.${String(index)}.from`, message });
  }
  return errors;
}

/** The last rank with a prize; 0 without prizes. */
export const lastRank = (prizes: readonly Range[]): number =>
  Math.max(0, ...prizes.map(({ to }) => to));
