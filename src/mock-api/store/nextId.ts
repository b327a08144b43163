import type { World } from './world';

/** A new id such as `ord-1001`. */
export function nextId(world: World, prefix: string): string {
  world.db.nextId += 1;
  return `${prefix}-${String(world.db.nextId)}`;
}
