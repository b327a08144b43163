import { lazy, type ComponentType } from 'react';
import { notify } from './toast';

type Load<P extends object> = () => Promise<{ default: ComponentType<P> }>;

/**
 * A part that comes after its page, within a Suspense of its own, and whose absence takes nothing else away: while its
 * code cannot be fetched its place is as it is while it comes, and it is asked for again when there is a network
 * (reliability E7). A screen itself is not one: why it does not come must be told.
 */
export const lazyOptional = <P extends object>(load: Load<P>) => lazy(() => sooner(load));

/** As `lazyOptional`, of what somebody has pressed for: that it cannot be fetched is said, since nothing else would happen. */
export const lazyOnDemand = <P extends object>(load: Load<P>) =>
  lazy(() => sooner(load, tellMissing));

/** Code that somebody has pressed for; null, and a word about it, where it cannot be fetched. */
export const loadOnDemand = async <T>(load: () => Promise<T>): Promise<T | null> =>
  load().catch(() => {
    tellMissing();
    return null;
  });

const tellMissing = () =>
  notify('error', 'Couldn’t load this part of the page. Check your connection and try again.');

async function sooner<T>(load: () => Promise<T>, onFailure?: () => void): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      console.error('Part of this page didn’t load', error);
      onFailure?.();
      await network();
    }
  }
}

/** Resolves the next time the browser has a network again. */
const network = () =>
  new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
