import { joinPath, type RouteSpec } from '@/shared/routing/table';
import { spareTime } from '@/shared/state/spareTime';
import { fetchedAhead } from '../staleChunks';
import { preloadPage } from './preloadPage';
import { sectionOf } from './pageAt';

/** What a browser may tell of its line (Network Information API; Chromium alone). */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

declare global {
  interface Navigator {
    readonly connection?: Line;
  }
}

/** Whether bytes that may not be needed may be fetched: not without a network, to save data, or on a slow line. */
const mayFetch = ({ onLine, connection }: Navigator): boolean =>
  onLine && connection?.saveData !== true && (connection?.effectiveType ?? '4g') === '4g';

/**
 * Fetches the code of pages that are likely to be opened next: of a link that the pointer, the focus or a finger is on,
 * and, when there is nothing else to do, of those the table of routes calls likely. Code alone: nothing is asked of
 * the API.
 *
 * @returns ends it
 */
export function prefetchPages(routes: readonly RouteSpec[]): () => void {
  const fetched = new Set([window.location.pathname]);
  const fetchPage = (pathname: string) => {
    if (fetched.has(pathname) || !mayFetch(navigator)) return;
    fetched.add(pathname);
    preloadPage(routes, pathname);
  };
  const look = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && link.origin === window.location.origin && !link.download) fetchPage(link.pathname);
  };
  const signs = ['pointerover', 'pointerdown', 'focusin'] as const;
  for (const sign of signs) document.addEventListener(sign, look, { passive: true });
  const isInSection = sectionOf(routes, window.location.pathname) !== undefined;
  const stopIdling = whenIdle([
    // What is said when a network has gone can be fetched no more by then.
    ...(isInSection ? [() => void fetchedAhead(import('../layout/Toasts'))] : []),
    ...likelyPaths(routes, window.location.pathname).map((path) => () => fetchPage(path)),
  ]);
  return () => {
    for (const sign of signs) document.removeEventListener(sign, look);
    stopIdling();
  };
}

/** Pages of the section one is in that most go on to. */
function likelyPaths(routes: readonly RouteSpec[], pathname: string): string[] {
  const section = sectionOf(routes, pathname);
  const likely = section?.children?.filter((spec) => spec.likely) ?? [];
  return likely.map(({ path }) => joinPath(section?.path ?? '', path));
}

/** Does one after the other, each when the browser has time to spare; where it cannot tell, none. */
function whenIdle(tasks: readonly (() => void)[]): () => void {
  let isOver = typeof requestIdleCallback !== 'function';
  const doAll = async () => {
    for (const task of tasks) {
      if (isOver) return;
      await spareTime();
      if (!isOver) task();
    }
  };
  void doAll();
  return () => {
    isOver = true;
  };
}
