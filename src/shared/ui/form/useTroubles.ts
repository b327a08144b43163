import { useCallback, useSyncExternalStore } from 'react';
import { invalidFieldsIn } from './fieldElements';

const MARKS = {
  subtree: true,
  childList: true,
  attributes: true,
  attributeFilter: ['data-invalid'],
};

/** How many places of a form tell that something is wrong: what one can see is what counts. */
export function useTroubles(form: () => HTMLFormElement | null): number {
  const subscribe = useCallback(
    (look: () => void) => {
      const observer = new MutationObserver(look);
      const element = form();
      if (element) observer.observe(element, MARKS);
      return () => observer.disconnect();
    },
    [form],
  );
  return useSyncExternalStore(subscribe, () => invalidFieldsIn(form()).length);
}
