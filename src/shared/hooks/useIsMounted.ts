import { useCallback, useEffect, useRef } from 'react';

/** Tells, when an answer comes late, whether the component that asked is still on the page. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
}
