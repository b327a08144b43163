import { joinPath, type RouteSpec } from '@/shared/routing/table';
import { spareTime } from '@/shared/state/spareTime';
import { fetchedAhead } from '../staleChunks';
import { preloadPage } from './preloadPage';
import { sectionOf } from './pageAt';

/** The browser's information about the connection (Network Information API; Chromium only). */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

declare global {
  interface Navigator {
    readonly connection?: Line;
  }
}

/** Whether optional code may be fetched: not while offline, to save data, or on a slow connection. */
const mayFetch = ({ onLine, connection }: Navigator): boolean =>
  onLine && connection?.saveData !== true && (connection?.effectiveType ?? '4g') === '4g';

/**
 * Fetches the code of pages that are likely to be opened next: of a link under the pointer, the focus or a finger, and,
 * when idle, of the pages that the route table marks as likely. Only code: the API is not called.
 *
 * @returns stops it
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
    // Toasts are needed to say that the network is gone, when they can no longer be fetched.
    ...(isInSection ? [() => void fetchedAhead(import('../layout/Toasts'))] : []),
    ...likelyPaths(routes, window.location.pathname).map((path) => () => fetchPage(path)),
  ]);
  return () => {
    for (const sign of signs) document.removeEventListener(sign, look);
    stopIdling();
  };
}

/** Pages of the current section that most users open next. */
function likelyPaths(routes: readonly RouteSpec[], pathname: string): string[] {
  const section = sectionOf(routes, pathname);
  const likely = section?.children?.filter((spec) => spec.likely) ?? [];
  return likely.map(({ path }) => joinPath(section?.path ?? '', path));
}

/** Runs the tasks in order, each when the browser is idle; none if it cannot report that. */
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
