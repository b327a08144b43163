import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isFocusNowhere } from '@/shared/focus/focusable';

/** How long a screen may take to bring its heading before the focus is given to the content instead. */
const PATIENCE_MS = 3000;

/**
 * After a navigation the focus goes to the new page's heading, as a document load would put it at the
 * top (reliability F5), unless somebody has moved on by then. The first load leaves it where it is, and so do
 * changes of the query alone, but for the one that opens a rule in its list's place (decision 24). What is
 * lost otherwise is found by `keepFocus`.
 */
export function PageFocus() {
  const { pathname, search } = useLocation();
  const page = `${pathname}?${new URLSearchParams(search).get('rule') ?? ''}`;
  const lastPage = useRef(page);
  useEffect(keepFocusOnceLoaded, []);
  // Before the browser paints, and before anything else is done about a focus that went with the old page.
  useLayoutEffect(() => {
    if (lastPage.current === page) return undefined;
    lastPage.current = page;
    const content = document.getElementById('content');
    if (!content || focusHeading(content)) return undefined;
    if (isFocusNowhere()) content.focus({ preventScroll: true });
    const observer = new MutationObserver(() => {
      if (focusHeading(content)) stop();
    });
    observer.observe(content, { childList: true, subtree: true });
    const timer = setTimeout(() => {
      stop();
      if (!isInDialog()) content.focus({ preventScroll: true });
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
  }, [page]);
  return null;
}

/** Also counts as done while a dialog has the focus: it gives it back when it closes. */
function focusHeading(content: HTMLElement): boolean {
  const heading = content.querySelector<HTMLElement>('h1[tabindex="-1"]');
  if (heading !== null && !isInDialog()) heading.focus({ preventScroll: true });
  return heading !== null;
}

/** One that closes has given the focus away by then. */
const isInDialog = () => document.activeElement?.closest('[role="dialog"]') instanceof Element;

/** Not part of the first load: before anybody has done anything there is no focus to be lost. */
function keepFocusOnceLoaded(): () => void {
  let isGone = false;
  let stop: () => void = () => undefined;
  import('@/shared/focus/keepFocus').then(
    ({ keepFocus }) => {
      if (!isGone) stop = keepFocus();
    },
    // Without it the browser does as browsers do.
    () => undefined,
  );
  return () => {
    isGone = true;
    stop();
  };
}
