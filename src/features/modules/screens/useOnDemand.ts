import { useEffect, useState } from 'react';

interface Found<T> {
  by: () => Promise<T>;
  value: T | null;
}

/**
 * Loads something on demand: undefined while it is loading; null if it is not wanted, or fails to
 * load.
 *
 * @param load the same function until something else is wanted; undefined loads nothing
 */
export function useOnDemand<T>(
  load: (() => Promise<T>) | undefined,
  isWanted: boolean,
): T | null | undefined {
  const [found, setFound] = useState<Found<T>>();
  const by = isWanted ? load : undefined;
  useEffect(() => {
    if (!by) return undefined;
    let isGone = false;
    const keep = (value: T | null) => {
      if (!isGone) setFound({ by, value });
    };
    by().then(keep, () => keep(null));
    return () => {
      isGone = true;
    };
  }, [by]);
  if (!by) return null;
  return found?.by === by ? found.value : undefined;
}
