import { useEffect, useState } from 'react';

/** Free nodes refuse more frequent requests. */
const REST_MS = 30_000;

/** Refreshes everything, at most once in half a minute. */
export function RefreshButton({ isBusy, onRefresh }: { isBusy: boolean; onRefresh: () => void }) {
  const [isResting, setResting] = useState(false);
  useEffect(() => {
    if (!isResting) return undefined;
    const timer = setTimeout(() => setResting(false), REST_MS);
    return () => clearTimeout(timer);
  }, [isResting]);
  return (
    <button
      type="button"
      className="btn btn-outline-secondary portfolio-refresh"
      // Not `disabled`, which would lose the focus.
      aria-disabled={isResting || isBusy}
      title={isResting ? 'You can refresh every 30 seconds.' : undefined}
      onClick={() => {
        if (isResting || isBusy) return;
        setResting(true);
        onRefresh();
      }}
    >
      {isBusy ? 'Refreshing…' : 'Refresh'}
    </button>
  );
}
