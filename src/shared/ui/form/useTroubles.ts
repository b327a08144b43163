import { useCallback, useSyncExternalStore, type RefObject } from 'react';
import { troubledIn } from './places';

const MARKS = {
  subtree: true,
  childList: true,
  attributes: true,
  attributeFilter: ['data-invalid'],
};

/** How many places of a form tell that something is wrong: what one can see is what counts. */
export function useTroubles(form: RefObject<HTMLFormElement | null>): number {
  const subscribe = useCallback(
    (look: () => void) => {
      const observer = new MutationObserver(look);
      if (form.current) observer.observe(form.current, MARKS);
      return () => observer.disconnect();
    },
    [form],
  );
  return useSyncExternalStore(subscribe, () => troubledIn(form.current).length);
}
