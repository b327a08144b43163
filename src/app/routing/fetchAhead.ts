import { matchPath } from 'react-router-dom';
import { fetchedAhead } from '../staleChunks';
import { joinPath, type RouteSpec } from '@/shared/routing/table';

/**
 * Fetches the code of a page that is being opened, while it is asked who opens it, or is likely to be: of its section,
 * its screen and what asks for its data. The guard decides later whether any of it is shown (decision 113).
 */
export function fetchAhead(routes: readonly RouteSpec[], pathname: string): void {
  const section = sectionOf(routes, pathname);
  const screen = section?.children?.find(
    ({ path }) => matchPath(joinPath(section.path, path), pathname) !== null,
  );
  if (!section || !screen) return;
  for (const load of [section.load, screen.load, screen.data, attachServerData])
    if (load) void fetchedAhead(load());
}

/** The section of the table that a path is in, where it is in one. */
export const sectionOf = (routes: readonly RouteSpec[], pathname: string): RouteSpec | undefined =>
  routes.find(({ path, children }) => children && pathname.startsWith(path));

const attachServerData = () => import('../store/attachServerData');
