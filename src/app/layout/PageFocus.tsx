import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isFocusNowhere } from '@/shared/focus/focusable';
import { keepFocus } from '@/shared/focus/keepFocus';
import { isInOpenLayer } from '@/shared/focus/layers';

/** How long a screen may take to bring its heading before the focus is given to the content instead. */
const PATIENCE_MS = 3000;

/**
 * After a navigation the focus goes to the new page's heading, as a document load would put it at the
 * top (reliability F5), unless somebody has moved on by then. Query-only changes and the first load leave
 * it where it is. What is lost otherwise is found by `keepFocus`.
 */
export function PageFocus() {
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  useEffect(() => keepFocus(), []);
  // Before the browser paints, and before anything else is done about a focus that went with the old page.
  useLayoutEffect(() => {
    if (lastPath.current === pathname) return undefined;
    lastPath.current = pathname;
    const content = document.getElementById('content');
    if (!content || focusHeading(content)) return undefined;
    if (isFocusNowhere()) content.focus({ preventScroll: true });
    const observer = new MutationObserver(() => {
      if (focusHeading(content)) stop();
    });
    observer.observe(content, { childList: true, subtree: true });
    const timer = setTimeout(() => {
      stop();
      if (!isInOpenLayer()) content.focus({ preventScroll: true });
    }, PATIENCE_MS);
    const moveOn = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') stop();
    };
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
      document.removeEventListener('keydown', moveOn);
      document.removeEventListener('pointerdown', stop);
    };
    document.addEventListener('keydown', moveOn);
    document.addEventListener('pointerdown', stop);
    return stop;
  }, [pathname]);
  return null;
}

/** Also counts as done while a dialog has the focus: it gives it back when it closes. */
function focusHeading(content: HTMLElement): boolean {
  const heading = content.querySelector<HTMLElement>('h1[tabindex="-1"]');
  if (heading !== null && !isInOpenLayer()) heading.focus({ preventScroll: true });
  return heading !== null;
}
