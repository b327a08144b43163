import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** How long a screen may take to bring its heading before the focus is given to the content instead. */
const PATIENCE_MS = 3000;

/**
 * After a navigation the focus goes to the new page's heading, as a document load would put it at the
 * top (reliability F5). Query-only changes and the first load leave it where it is.
 */
export function PageFocus() {
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    const content = document.getElementById('content');
    if (!content || focusHeading(content)) return;
    const observer = new MutationObserver(() => {
      if (focusHeading(content)) stop();
    });
    observer.observe(content, { childList: true, subtree: true });
    const timer = setTimeout(() => {
      stop();
      content.focus({ preventScroll: true });
    }, PATIENCE_MS);
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
    };
    return stop;
  }, [pathname]);
  return null;
}

function focusHeading(content: HTMLElement): boolean {
  const heading = content.querySelector<HTMLElement>('h1[tabindex="-1"]');
  heading?.focus({ preventScroll: true });
  return heading !== null;
}
