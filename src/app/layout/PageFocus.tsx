import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusOnHeading } from '@/shared/focus/focusOnHeading';

const loadKeepFocus = () => import('@/shared/focus/keepFocus');
// Loaded at once rather than when first rendered: a page can be used before this code has loaded.
loadKeepFocus().catch(() => undefined);

/**
 * After a navigation the focus goes to the new page's heading, as a document load would put it at the top (reliability
 * F5), unless the user has already moved it. The first load leaves the focus where it is, and so do changes of the
 * query alone, except the one that opens a rule in place of its list (docs/product/modules.md). `keepFocus` handles any
 * other lost focus.
 */
export function PageFocus() {
  const { pathname, search } = useLocation();
  const page = `${pathname}?${new URLSearchParams(search).get('rule') ?? ''}`;
  const lastPage = useRef(page);
  useEffect(keepFocusOnceLoaded, []);
  // Before the browser paints, and before other code handles a focus that was removed with the old page.
  useLayoutEffect(() => {
    if (lastPage.current === page) return undefined;
    lastPage.current = page;
    const content = document.getElementById('content');
    return content ? focusOnHeading(content) : undefined;
  }, [page]);
  return null;
}

/** Not part of the first load. The element that had the focus may be gone by the time this code has loaded. */
function keepFocusOnceLoaded(): () => void {
  let last: Element | null = null;
  const note = () => {
    last = document.activeElement;
  };
  let stop = () => document.removeEventListener('focusin', note);
  let isGone = false;
  document.addEventListener('focusin', note);
  loadKeepFocus().then(
    ({ keepFocus }) => {
      if (isGone) return;
      stop();
      stop = keepFocus(last);
    },
    // Without it the browser's default behavior applies.
    () => undefined,
  );
  return () => {
    isGone = true;
    stop();
  };
}
