import { useEffect, useState, type ReactNode } from 'react';

/**
 * What is below the head of a home. It is laid out as one comes near it, so that the head is painted sooner, and as
 * a whole once the browser has time: then links into the page and the scroll bar are exact.
 */
export function Rest({ children }: { children: ReactNode }) {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => whenIdle(() => setWhole(true)), []);
  return <div className={isWhole ? 'home__rest' : 'home__rest home__rest--near'}>{children}</div>;
}

/** Later, ms, in browsers that do not say when they have time. */
const LATER = 300;

/** @returns calls it off */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act, LATER);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(act);
  return () => cancelIdleCallback(asked);
}
