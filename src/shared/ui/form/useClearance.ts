import { useLayoutEffect, type RefObject } from 'react';

/**
 * For a bar that sticks to the bottom of the window: what gets the focus is scrolled clear of it
 * (`scroll-padding`, _base.scss), and so is what has the focus when the bar comes or grows, or when something
 * that comes late moves the form the bar stands in.
 *
 * @param height the custom property that tells its height, CSS pixels
 */
export function useClearance(
  bar: RefObject<HTMLElement | null>,
  height: '--bottom-bar' | '--undo-bar' = '--bottom-bar',
): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty(height, `${String(element.offsetHeight)}px`);
      const focused = document.activeElement;
      if (focused instanceof HTMLElement && isBelow(focused, element)) {
        focused.scrollIntoView({ block: 'nearest' });
      }
    });
    observer.observe(element);
    if (element.parentElement) observer.observe(element.parentElement);
    return () => {
      observer.disconnect();
      style.removeProperty(height);
    };
  }, [bar, height]);
}

/** Whether any of it lies under the bar. */
function isBelow(focused: HTMLElement, bar: HTMLElement): boolean {
  if (bar.contains(focused)) return false;
  const [one, other] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
  return one.bottom > other.top && one.top < other.bottom && one.right > other.left;
}
