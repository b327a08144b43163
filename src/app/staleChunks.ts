import { failureKind } from './pages/failure';
import { sessionStore } from '@/shared/storage/storage';

const KEY = 'castle-stale-reload';
/** A chunk that stays gone must not make a page that reloads for ever. */
const AT_MOST_EVERY_MS = 60_000;

let ahead = 0;

/** Code is fetched that nobody has asked for yet: that it has gone is no reason to load the page again. */
export async function fetchedAhead(code: Promise<unknown>): Promise<void> {
  ahead += 1;
  try {
    await code;
  } catch {
    // It is fetched again when it is needed, and its failure is told then.
  } finally {
    ahead -= 1;
  }
}

/** Once a minute at most, and not without a network. Does nothing until a page is ready to be loaded again. */
let loadAgain = (): void => undefined;

/** Code that somebody waits for: fetched ahead or not, a page whose code has gone is loaded again. */
export async function neededNow<T>(code: Promise<T>): Promise<T> {
  try {
    return await code;
  } catch (error) {
    if (failureKind(error, true) === 'stale') loadAgain();
    throw error;
  }
}

/**
 * A tab that was open while the dashboard was published anew asks for code that is no longer there.
 * Loading the page again brings the new one, once a minute at most; after that the error page speaks
 * (reliability E3). Without a network nothing is reloaded.
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
