import type { ComponentType } from 'react';
import type { LoadPageNotes } from './pageNotes';
import type { LoadRouteData } from './routeData';

/** The three flags every route carries (spec §2). */
export interface RouteFlags {
  adminRoute: boolean;
  walletStatus: 'not-required' | 'connected';
  loginStatus: 'not-required' | 'logged-in';
}

/** Additional permission of some admins, beyond the spec's flags (docs/product/access-to-pages.md). */
export type Capability = 'staff';

type LoadScreen = () => Promise<{ default: ComponentType }>;

/** One entry of a site's route table. Nested routes inherit the flags of their section. */
export interface RouteSpec {
  /** Path relative to the parent; empty for an index route. */
  path: string;
  title: string;
  load: LoadScreen;
  /** The screen itself, if it is already loaded. */
  ready?: ComponentType;
  flags?: RouteFlags;
  children?: RouteSpec[];
  /** Users without it get an explanation instead of the page. */
  capability?: Capability;
  /** Path of the sibling above it in the breadcrumbs, if its own path does not say. */
  under?: string;
  /** Queries of its screen, started with the navigation (ADR route-data). */
  data?: LoadRouteData;
  /** Most users of the section open it next: its code is prefetched when idle. */
  likely?: boolean;
  /** For a section: notes about its pages, shown where another page replaces them. */
  notes?: LoadPageNotes;
}

/** Route properties that are not needed to match it. */
type RouteExtras = Pick<RouteSpec, 'capability' | 'under' | 'data' | 'likely'>;

export const OPEN: RouteFlags = {
  adminRoute: false,
  walletStatus: 'not-required',
  loginStatus: 'not-required',
};

/** A page outside any section, with its own flags. */
export const page = (path: string, flags: RouteFlags, title: string, load: LoadScreen) => ({
  path,
  flags,
  title,
  load,
});

/** A group of routes below one path that share flags and a frame around their screens. */
export const section = (
  path: string,
  flags: RouteFlags,
  title: string,
  load: LoadScreen,
  children: RouteSpec[],
  extras: Pick<RouteSpec, 'notes'> = {},
): RouteSpec => ({ path, flags, title, load, children, ...extras });

/** The screen shown at the section's own path. */
export const index = (title: string, load: LoadScreen, extras: RouteExtras = {}): RouteSpec =>
  screen('', title, load, extras);

/** A screen below its section. */
export const screen = (
  path: string,
  title: string,
  load: LoadScreen,
  extras: RouteExtras = {},
): RouteSpec => ({ path, title, load, ...extras });

export interface FlatRoute {
  path: string;
  title: string;
  flags: RouteFlags;
  capability?: Capability;
}

/** Every route with its full path and the flags that apply there, in the table's order. */
export function flattenRoutes(specs: RouteSpec[], parent = '', inherited = OPEN): FlatRoute[] {
  return specs.flatMap((spec) => {
    const path = joinPath(parent, spec.path);
    const flags = spec.flags ?? inherited;
    return spec.children
      ? flattenRoutes(spec.children, path, flags)
      : [
          {
            path,
            title: spec.title,
            flags,
            ...(spec.capability ? { capability: spec.capability } : {}),
          },
        ];
  });
}

/** A path below its parent's; a path that begins with / is absolute. */
export function joinPath(parent: string, path: string): string {
  if (path.startsWith('/')) return path;
  return path === '' ? parent || '/' : `${parent}/${path}`;
}
