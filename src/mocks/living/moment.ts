import type { Random } from '../db/random';
import type { GuildRow } from '../discord/rows';
import type { World } from '../world';

/** What happens, to whom and when, in a world that lives. */
export interface Moment {
  world: World;
  random: Random;
  guild: GuildRow;
  /** ms since 1970. */
  at: number;
}
