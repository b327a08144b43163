import { useLayoutEffect, type RefObject } from 'react';

/**
 * For a bar that sticks to the bottom of the window: scrolls a focused element clear of it (`scroll-padding`,
 * _base.scss), also when the bar appears or grows, or when late content moves the form around the bar. For a text area
 * reached by Tab, browsers only show the line with the caret: here all of it is scrolled clear, too.
 *
 * @param height the custom property with the bar's height, CSS pixels
 */
export function useClearance(
  bar: RefObject<HTMLElement | null>,
  height: '--bottom-bar' | '--undo-bar' = '--bottom-bar',
): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const { style } = document.documentElement;
    const clearFocus = () => {
      const focused = document.activeElement;
      if (focused instanceof HTMLElement && isBelow(focused, element)) {
        focused.scrollIntoView({ block: 'nearest' });
      }
    };
    const onKeyUp = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') clearFocus();
    };
    const observer = new ResizeObserver(() => {
      style.setProperty(height, `${String(element.offsetHeight)}px`);
      clearFocus();
    });
    document.addEventListener('keyup', onKeyUp);
    observer.observe(element);
    if (element.parentElement) observer.observe(element.parentElement);
    return () => {
      observer.disconnect();
      document.removeEventListener('keyup', onKeyUp);
      style.removeProperty(height);
    };
  }, [bar, height]);
}

/** Whether any part of it is covered by the bar. */
function isBelow(focused: HTMLElement, bar: HTMLElement): boolean {
  if (bar.contains(focused)) return false;
  const [one, other] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
  return one.bottom > other.top && one.top < other.bottom && one.right > other.left;
}
