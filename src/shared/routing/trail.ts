import type { LoadRouteData } from './routeData';
import { joinPath, type Capability, type RouteSpec } from './table';

/** One step of the way to a page. */
export interface Crumb {
  title: string;
  /** Pattern of its path; its parameters are those of the page. */
  path: string;
}

/** What a route tells the layout about itself. */
export interface RouteHandle {
  title: string;
  /** Its whole path, with the names of its parameters. */
  path: string;
  /** The pages above it, the section's own first. */
  trail: readonly Crumb[];
  data?: DataHandle;
}

/** What a route's screen needs, and whom it is for. */
export interface DataHandle {
  load: LoadRouteData;
  /** Path of the route whose guard lets one through to it. */
  guard: string;
  capability?: Capability | undefined;
}

export const isRouteHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle && 'trail' in handle;

/**
 * The way to a page: its section, and those of its siblings whose path begins its own, or that it names as
 * standing above it. `under: ''` puts it right below the section.
 */
export function trailTo(spec: RouteSpec, siblings: readonly RouteSpec[], section: Crumb): Crumb[] {
  if (spec.path === '') return [];
  if (spec.under === '') return [section];
  const above = siblings.find(({ path }) => path !== '' && path === spec.under);
  if (above) return [...trailTo(above, siblings, section), crumbOf(above, section)];
  const begun = siblings.filter(({ path }) => path !== '' && spec.path.startsWith(`${path}/`));
  return [section, ...begun.map((each) => crumbOf(each, section))];
}

const crumbOf = ({ title, path }: RouteSpec, section: Crumb): Crumb => ({
  title,
  path: joinPath(section.path, path),
});
