import { lazy, type ComponentType } from 'react';

/**
 * A part that comes after its page, within a Suspense of its own, and whose absence takes nothing else away: while its
 * code cannot be fetched its place is as it is while it comes, and it is asked for again when there is a network
 * (reliability E7). A screen itself is not one: why it does not come must be told.
 */
export const late = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy(() => sooner(load));

async function sooner<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      console.error('A part of the page did not load', error);
      await network();
    }
  }
}

/** Resolves the next time the browser has a network again. */
const network = () =>
  new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
