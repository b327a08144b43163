import type { RouteSpec } from '@/shared/routing/table';
import { fetchedAhead } from '../staleChunks';
import { pageAt } from './pageAt';

/**
 * Fetches the code of a page that is being opened, while it is asked who opens it, or is likely to be: of its section,
 * its screen and what asks for its data. The guard decides later whether any of it is shown (ADR early-start).
 */
export function preloadPage(routes: readonly RouteSpec[], pathname: string): void {
  const page = pageAt(routes, pathname);
  if (!page) return;
  for (const load of [page.section.load, page.screen.load, page.screen.data, attachServerData])
    if (load) void fetchedAhead(load());
}

const attachServerData = () => import('../store/attachServerData');
