import { failureKind } from './pages/failure';
import { sessionStore } from '@/shared/storage/storage';

const KEY = 'castle-stale-reload';
/** A chunk that stays missing must not make the page reload forever. */
const AT_MOST_EVERY_MS = 60_000;

let ahead = 0;

/** Prefetches code: a missing chunk is then no reason to reload the page. */
export async function fetchedAhead(code: Promise<unknown>): Promise<void> {
  ahead += 1;
  try {
    await code;
  } catch {
    // The code is fetched again when it is needed, and its failure is reported then.
  } finally {
    ahead -= 1;
  }
}

/** At most once a minute, and not while offline. Does nothing until `reloadWhenStale` has been called. */
let loadAgain = (): void => undefined;

/** Code that the user waits for: if its chunk is missing the page is reloaded, prefetched or not. */
export async function neededNow<T>(code: Promise<T>): Promise<T> {
  try {
    return await code;
  } catch (error) {
    if (failureKind(error, true) === 'stale') loadAgain();
    throw error;
  }
}

/**
 * After a new version is published, an open tab may request code that no longer exists. Reloading the page brings the
 * new version, at most once a minute; after that the error page is shown (reliability E3). While offline nothing is
 * reloaded.
 */
export function reloadWhenStale(reload: () => void = () => window.location.reload()): void {
  loadAgain = () => {
    const last = Number(sessionStore.getText(KEY) ?? '0');
    if (!navigator.onLine || Date.now() - last < AT_MOST_EVERY_MS) return;
    sessionStore.set(KEY, String(Date.now()));
    reload();
  };
  window.addEventListener('vite:preloadError', () => {
    if (ahead === 0) loadAgain();
  });
}
