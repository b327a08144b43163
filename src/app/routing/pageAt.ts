import { matchRoutes, type Params } from 'react-router-dom';
import { joinPath, type RouteSpec } from '@/shared/routing/table';

/** A page of a dashboard as the table has it: its section, its screen, and what its path says. */
export interface PageAt {
  section: RouteSpec;
  screen: RouteSpec;
  params: Params;
}

/** The page that the router opens at a path, whatever the table's order; null outside sections. */
export function pageAt(routes: readonly RouteSpec[], pathname: string): PageAt | null {
  const section = sectionOf(routes, pathname);
  if (!section?.children) return null;
  const screens = section.children.map((screen) => ({
    path: joinPath(section.path, screen.path),
    screen,
  }));
  const match = matchRoutes(screens, pathname)?.[0];
  return match ? { section, screen: match.route.screen, params: match.params } : null;
}

/** The section of the table that a path is in, where it is in one. */
export const sectionOf = (routes: readonly RouteSpec[], pathname: string): RouteSpec | undefined =>
  routes.find(({ path, children }) => children && pathname.startsWith(path));
