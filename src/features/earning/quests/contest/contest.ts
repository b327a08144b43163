import * as z from 'zod/mini';
import { exactlyTrue, timeOrNull } from '@/shared/api/fields';

/** A raffle, or a quest whose winners the team chooses. */
export const contestSchema = z.object({
  entries: z.int().check(z.describe('Members whose submission takes part.')),
  drawsAt: timeOrNull.check(
    z.describe('When the winners are drawn; null if the team chooses them after the end.'),
  ),
  isDecided: exactlyTrue.check(z.describe('Whether the winners are known.')),
});
export type Contest = z.infer<typeof contestSchema>;
