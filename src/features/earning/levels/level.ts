import * as z from 'zod/mini';
import { exactlyTrue, idSchema, orElse, orNull } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';

const count = orNull(z.nullable(z.number()));

const roleSchema = z.object({
  id: idSchema,
  name: orElse(z.string(), 'A role'),
  /** RGB as a number; 0 is none. */
  color: orElse(z.number(), 0),
});

/** What a level brings. */
const levelRewardSchema = withLists({
  level: z.int(),
  /** XP the level begins with. */
  xp: count,
  roles: listOf(roleSchema, { what: 'role', by: 'id', mayBeMissing: true }),
  /** Points paid once for reaching it; 0 for none. */
  points: orElse(z.number(), 0),
  isReached: exactlyTrue,
});
export type LevelReward = z.infer<typeof levelRewardSchema>;

/** GET /users/me/servers/{slug}/levels */
export const levelsSchema = withLists({
  /** Whether the server has levels now: chat to earn is on. */
  isOn: exactlyTrue,
  level: count,
  xp: count,
  /** XP the level began with, and the next one begins with; null on the highest. */
  from: count,
  next: count,
  /** What levels bring, the lowest first. */
  rewards: listOf(levelRewardSchema, { what: 'level reward', by: 'level', mayBeMissing: true }),
});
export type Levels = z.infer<typeof levelsSchema>;
