import type { ComponentType } from 'react';
import type { LoadPageNotes } from './pageNotes';
import type { LoadRouteData } from './routeData';

/** The three flags every route carries (spec §2). */
export interface RouteFlags {
  adminRoute: boolean;
  walletStatus: 'not-required' | 'connected';
  loginStatus: 'not-required' | 'logged-in';
}

/** What only some admins may do, beyond the spec's flags (decision 18). */
export type Capability = 'staff';

type LoadScreen = () => Promise<{ default: ComponentType }>;

/** One line of a site's route table. Nested routes inherit the flags of their section. */
export interface RouteSpec {
  /** Path relative to the parent; empty for an index route. */
  path: string;
  title: string;
  load: LoadScreen;
  /** The screen itself, where it is there already. */
  ready?: ComponentType;
  flags?: RouteFlags;
  children?: RouteSpec[];
  /** Refused, with an explanation, to whoever has it not. */
  capability?: Capability;
  /** Path of the sibling it belongs below in the breadcrumbs, where its own path does not tell. */
  under?: string;
  /** What its screen needs from the API, started with the navigation (decision 62). */
  data?: LoadRouteData;
  /** Most go on to it from wherever in its section they are: its code is fetched when there is time. */
  likely?: boolean;
  /** Of a section: what is told of its pages where another stands in their place. */
  notes?: LoadPageNotes;
}

/** What of a route is not needed to find it. */
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

/** Every route with its whole path and the flags in force there, in the table's order. */
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

/** A path below its parent's; one that begins with / stands for itself. */
export function joinPath(parent: string, path: string): string {
  if (path.startsWith('/')) return path;
  return path === '' ? parent || '/' : `${parent}/${path}`;
}
