import { useEffect, useState } from 'react';

/** Nodes that are free of charge refuse who asks more often. */
const REST_MS = 30_000;

/** Reads everything anew, at most once in half a minute. */
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
      // Not `disabled`: the focus would be lost with it.
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
