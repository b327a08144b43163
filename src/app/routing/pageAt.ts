import { matchPath, type Params } from 'react-router-dom';
import { joinPath, type RouteSpec } from '@/shared/routing/table';

/** A page of a dashboard as the table has it: its section, its screen, and what its path says. */
export interface PageAt {
  section: RouteSpec;
  screen: RouteSpec;
  params: Params;
}

/** The page at a path; null outside sections. */
export function pageAt(routes: readonly RouteSpec[], pathname: string): PageAt | null {
  const section = sectionOf(routes, pathname);
  for (const screen of section?.children ?? []) {
    const found = section && matchPath(joinPath(section.path, screen.path), pathname);
    if (found) return { section, screen, params: found.params };
  }
  return null;
}

/** The section of the table that a path is in, where it is in one. */
export const sectionOf = (routes: readonly RouteSpec[], pathname: string): RouteSpec | undefined =>
  routes.find(({ path, children }) => children && pathname.startsWith(path));
