import { settleCases } from '../domains/cases/settle';
import type { World } from '../store/world';

/** Makes what moderation has due on every server, as their first calls would: for tests that read rows before a call. */
export function settleAllCases(world: World): void {
  for (const guild of world.db.guilds) settleCases(world, guild);
}
