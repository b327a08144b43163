import { useLayoutEffect, type RefObject } from 'react';

/**
 * For an element that disappears on its own: when it had the focus, the focus goes to `nextTarget`, or to the page's heading where
 * that is gone, too.
 *
 * @param nextTarget asked when it goes; should it go along with it, as a discarded item does, `keepFocus` finds the next
 */
export function useFocusAfter(
  leaving: RefObject<HTMLElement | null>,
  nextTarget: () => HTMLElement | null,
): void {
  useLayoutEffect(() => {
    const element = leaving.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      // At once: a moment later the focus would have been lost and found elsewhere, and the page scrolled there.
      const next = nextTarget();
      const heading = document.querySelector<HTMLElement>('h1[tabindex="-1"]');
      (next?.isConnected === true ? next : heading)?.focus({ preventScroll: true });
    };
  }, [leaving, nextTarget]);
}
