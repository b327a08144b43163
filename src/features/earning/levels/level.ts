import * as z from 'zod/mini';
import { exactlyTrue, idSchema, orElse, orNull } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';

const count = orNull(z.nullable(z.number()));

const roleSchema = z.object({
  id: idSchema,
  name: orElse(z.string(), 'A role'),
  color: orElse(z.number(), 0).check(z.describe('RGB as one integer; 0 for none.')),
});

/** Rewards of a level. */
const levelRewardSchema = withLists({
  level: z.int(),
  xp: count.check(z.describe('XP at which the level starts.')),
  roles: listOf(roleSchema, { what: 'role', by: 'id', mayBeMissing: true }),
  points: orElse(z.number(), 0).check(
    z.describe('Points paid once for reaching the level; 0 for none.'),
  ),
  isReached: exactlyTrue,
});
export type LevelReward = z.infer<typeof levelRewardSchema>;

/** GET /users/me/servers/{slug}/levels */
export const levelsSchema = withLists({
  isOn: exactlyTrue.check(z.describe('Whether Chat to earn is on.')),
  level: count,
  xp: count.check(z.describe('The caller’s XP.')),
  from: count.check(z.describe('XP at which the caller’s level starts.')),
  next: count.check(z.describe('XP at which the next level starts; null at the highest level.')),
  rewards: listOf(levelRewardSchema, { what: 'level reward', by: 'level', mayBeMissing: true }),
});
export type Levels = z.infer<typeof levelsSchema>;
