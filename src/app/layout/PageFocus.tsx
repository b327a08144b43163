import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusOnHeading } from '@/shared/focus/focusOnHeading';

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
    return content ? focusOnHeading(content) : undefined;
  }, [page]);
  return null;
}

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
