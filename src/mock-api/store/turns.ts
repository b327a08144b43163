import type { World } from './world';

/**
 * Work done one piece at a time in a world: two that look at the same moment must not both find the same money
 * free, or nothing under way. Each call makes a queue of its own.
 */
export function createTurns() {
  const turns = new WeakMap<World, Promise<unknown>>();
  return <T>(world: World, work: () => Promise<T>): Promise<T> => {
    const result = (turns.get(world) ?? Promise.resolve()).then(work);
    turns.set(
      world,
      result.catch(() => undefined),
    );
    return result;
  };
}
