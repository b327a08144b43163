import type { Random } from '../../store/random';
import type { GuildRow } from '../guilds/rows';
import type { World } from '../../store/world';

/** What happens, to whom and when, in a world that lives. */
export interface Moment {
  world: World;
  random: Random;
  guild: GuildRow;
  /** ms since 1970. */
  at: number;
}
