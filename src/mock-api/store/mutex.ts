import type { World } from './world';

/**
 * Makes a mutex for each world: it runs one piece of work at a time, in the order of the calls, so that two calls
 * cannot spend the same money or start the same job.
 */
export function createMutex() {
  const tails = new WeakMap<World, Promise<unknown>>();
  return <T>(world: World, work: () => Promise<T>): Promise<T> => {
    const result = (tails.get(world) ?? Promise.resolve()).then(work);
    tails.set(
      world,
      result.catch(() => undefined),
    );
    return result;
  };
}
