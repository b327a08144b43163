import { useCallback, useSyncExternalStore } from 'react';

/** A phone's window, as in the style sheets. */
export const PHONE = '(max-width: 47.98rem)';
/** A window too narrow for a rail beside the page. */
export const NARROW = '(max-width: 56rem)';

/** Whether a media query holds, now and after each change of it. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(query).matches,
    // What was written before there was a window is for a wide one; style sheets see to a phone.
    () => false,
  );
}
