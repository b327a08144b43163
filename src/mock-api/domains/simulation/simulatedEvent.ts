import type { Random } from '../../store/random';
import type { GuildRow } from '../guilds/rows';
import type { World } from '../../store/world';

/** The server and the time of one simulated event. */
export interface SimulatedEvent {
  world: World;
  random: Random;
  guild: GuildRow;
  /** ms since 1970. */
  at: number;
}
