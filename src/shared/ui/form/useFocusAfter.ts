import { useLayoutEffect, type RefObject } from 'react';

/**
 * For what goes by itself: when it had the focus, the focus goes to `heir`, or to the page's heading where
 * that is gone, too.
 */
export function useFocusAfter(
  leaving: RefObject<HTMLElement | null>,
  heir: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const element = leaving.current;
    // By then what goes along with it, such as an item that was discarded, has gone.
    const pass = () => {
      if (element?.isConnected === true) return;
      const heading = document.querySelector<HTMLElement>('h1[tabindex="-1"]');
      const next = heir.current?.isConnected === true ? heir.current : heading;
      next?.focus({ preventScroll: true });
    };
    return () => {
      if (element?.contains(document.activeElement)) queueMicrotask(pass);
    };
  }, [leaving, heir]);
}
