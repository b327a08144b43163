import { useSyncExternalStore } from 'react';
import { watchdog } from '@/shared/api/watchdog';

/** A call that takes long is spoken of at 5 s and can be given up at 30 s (architecture, API client). */
export function WatchdogBanner() {
  const state = useSyncExternalStore(
    watchdog.subscribe,
    watchdog.getSnapshot,
    watchdog.getSnapshot,
  );
  if (state.level === 'quiet') return null;
  return (
    <div className="banner banner--slow">
      <p>This is taking longer than usual. Anything you typed is kept.</p>
      {state.level === 'stuck' && state.cancel ? (
        <button type="button" className="btn btn-sm btn-outline-secondary" onClick={state.cancel}>
          Stop waiting
        </button>
      ) : null}
    </div>
  );
}
