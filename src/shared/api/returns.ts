/** Away for less than that, nothing is asked for again, ms. */
export const AWAY_MS = 60_000;
/** A connection that comes and goes counts as one return within that time, ms. */
const RECONNECTED_MS = 10_000;

/**
 * Calls `listener` when the tab is visible again after it was hidden for at least AWAY_MS, and when the browser is
 * back online, until the returned function is called.
 */
export function onReturn(listener: () => void): () => void {
  let hiddenAt = document.hidden ? Date.now() : null;
  let calledAt = -Infinity;
  const call = () => {
    calledAt = Date.now();
    listener();
  };
  const onVisibility = () => {
    if (document.hidden) {
      hiddenAt = Date.now();
      return;
    }
    const wasAway = hiddenAt !== null && Date.now() - hiddenAt >= AWAY_MS;
    hiddenAt = null;
    if (wasAway) call();
  };
  const onOnline = () => {
    if (Date.now() - calledAt >= RECONNECTED_MS) call();
  };
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', onOnline);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', onOnline);
  };
}
