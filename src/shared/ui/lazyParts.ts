import { reportError } from '@/shared/errors/reportError';
import { lazy, type ComponentType } from 'react';
import { notify } from './toast';

type Load<P extends object> = () => Promise<{ default: ComponentType<P> }>;

/**
 * An optional part that loads after its page, in its own Suspense: while its code cannot be fetched it keeps its
 * placeholder, and it is requested again when the browser is online (reliability E7). Not for screens, which must show
 * why they did not load.
 */
export const lazyOptional = <P extends object>(load: Load<P>) => lazy(() => sooner(load));

/**
 * As `lazyOptional`, for a part that the user has pressed for: a failed load is reported, since nothing else would
 * happen.
 */
export const lazyOnDemand = <P extends object>(load: Load<P>) =>
  lazy(() => sooner(load, tellMissing));

/** Loads code that the user has pressed for; null, with an error toast, if it cannot be fetched. */
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
      reportError('Part of this page didn’t load', error);
      onFailure?.();
      await network();
    }
  }
}

/** Resolves the next time the browser is online again. */
const network = () =>
  new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
