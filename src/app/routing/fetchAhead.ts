import { matchPath } from 'react-router-dom';
import { joinPath, type RouteSpec } from '@/shared/routing/table';

/**
 * Fetches the code of the page that is being opened while it is asked who opens it: of its section, its screen and
 * what asks for its data. The guard decides later whether any of it is shown (decision 113). What cannot be
 * fetched is fetched again when it is needed, and its failure is told then.
 */
export function fetchAhead(routes: readonly RouteSpec[], pathname: string): void {
  const section = routes.find(({ path, children }) => children && pathname.startsWith(path));
  const screen = section?.children?.find(
    ({ path }) => matchPath(joinPath(section.path, path), pathname) !== null,
  );
  if (!section || !screen) return;
  for (const load of [section.load, screen.load, screen.data, attachServerData])
    load?.().catch(() => undefined);
}

const attachServerData = () => import('../store/attachServerData');
