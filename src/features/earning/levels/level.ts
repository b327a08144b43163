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

/** Rewards of a level. */
const levelRewardSchema = withLists({
  level: z.int(),
  /** XP the level begins with. */
  xp: count,
  roles: listOf(roleSchema, { what: 'role', by: 'id', mayBeMissing: true }),
  /** Points paid once for reaching it; 0 without any. */
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
  /** XP at which this level and the next one begin; `next` is null on the highest level. */
  from: count,
  next: count,
  /** Rewards of levels, lowest level first. */
  rewards: listOf(levelRewardSchema, { what: 'level reward', by: 'level', mayBeMissing: true }),
});
export type Levels = z.infer<typeof levelsSchema>;
