import type { ComponentType } from 'react';

/** The three flags every route carries (spec §2). */
export interface RouteFlags {
  adminRoute: boolean;
  walletStatus: 'not-required' | 'connected';
  loginStatus: 'not-required' | 'logged-in';
}

type LoadScreen = () => Promise<{ default: ComponentType }>;

/** One line of a site's route table. Nested routes inherit the flags of their section. */
export interface RouteSpec {
  /** Path relative to the parent; empty for an index route. */
  path: string;
  title: string;
  load: LoadScreen;
  flags?: RouteFlags;
  children?: RouteSpec[];
}

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
): RouteSpec => ({ path, flags, title, load, children });

/** The screen shown at the section's own path. */
export const index = (title: string, load: LoadScreen): RouteSpec => ({ path: '', title, load });

/** A screen below its section. */
export const screen = (path: string, title: string, load: LoadScreen): RouteSpec => ({
  path,
  title,
  load,
});

export interface FlatRoute {
  path: string;
  title: string;
  flags: RouteFlags;
}

/** Every route with its whole path and the flags in force there, in the table's order. */
export function flattenRoutes(specs: RouteSpec[], parent = '', inherited = OPEN): FlatRoute[] {
  return specs.flatMap((spec) => {
    const path = joinPath(parent, spec.path);
    const flags = spec.flags ?? inherited;
    return spec.children
      ? flattenRoutes(spec.children, path, flags)
      : [{ path, title: spec.title, flags }];
  });
}

function joinPath(parent: string, path: string): string {
  if (path.startsWith('/')) return path;
  return path === '' ? parent || '/' : `${parent}/${path}`;
}
