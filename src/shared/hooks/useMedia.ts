import { useCallback, useSyncExternalStore } from 'react';

/** A phone's window, as in the style sheets. */
export const PHONE = '(max-width: 47.98rem)';
/** A window too narrow for a rail beside the page. */
export const NARROW = '(max-width: 56rem)';
/** A window too low for a bar at its bottom, such as one at 200% zoom. */
export const LOW = '(max-height: 30rem)';

/** Whether a media query holds now. */
export const matches = (query: string): boolean => window.matchMedia(query).matches;

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
    () => matches(query),
    // What was written before there was a window is for a wide one; style sheets see to a phone.
    () => false,
  );
}
