import { useCallback, useLayoutEffect, useRef } from 'react';

/** Tells, when an answer comes late, whether the component that asked is still on the page. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  // Before anybody can see that the component has gone: an answer may come at once.
  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
}
