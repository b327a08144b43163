import { useLayoutEffect, type RefObject } from 'react';

const HEIGHT = '--bottom-bar';

/**
 * For a bar that sticks to the bottom of the window: what gets the focus is scrolled clear of it
 * (`scroll-padding`, _base.scss), and so is what has the focus when the bar comes or grows, or when something
 * that comes late moves the form the bar stands in.
 */
export function useClearance(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty(HEIGHT, `${String(element.offsetHeight)}px`);
      const focused = document.activeElement;
      if (focused instanceof HTMLElement && isBelow(focused, element)) {
        focused.scrollIntoView({ block: 'nearest' });
      }
    });
    observer.observe(element);
    if (element.parentElement) observer.observe(element.parentElement);
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, [bar]);
}

/** Whether any of it lies under the bar. */
function isBelow(focused: HTMLElement, bar: HTMLElement): boolean {
  if (bar.contains(focused)) return false;
  const [one, other] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
  return one.bottom > other.top && one.top < other.bottom && one.right > other.left;
}
