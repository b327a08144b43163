import type { ClientThunk } from '../state/clientState';

/** Location that a route's screen opens at. */
export interface RouteLocation {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  /** The chosen server, or the one of an earlier visit that is being restored. */
  serverId: string | null;
}

/** A query that a screen needs from the API. */
export interface RouteQuery {
  /** Refetched with each visit to the page; otherwise a cached answer is good enough. */
  isFresh: boolean;
  /** Starts the query, `age` seconds after the visit began: an answer received since then counts as fresh. */
  ask: (age: number) => ClientThunk<unknown>;
  /** Whether the query is needed, if that takes code to decide. */
  isNeeded?: () => Promise<boolean>;
}

/**
 * Queries of a route's screen at a location. They start with the navigation, while the screen's code loads (ADR
 * route-data).
 */
export type RouteData = (place: RouteLocation) => readonly RouteQuery[];

/** Loader in a route table entry: a separate module, so that the table stays small. */
export type LoadRouteData = () => Promise<{ default: RouteData }>;

interface AskOptions {
  subscribe: boolean;
  /** Refetch if the cached answer is older than this, s. */
  forceRefetch?: number;
}

/** The part of an RTK Query endpoint that is needed to start it before its screen. */
interface QueryEndpoint<Arg> {
  initiate: (arg: Arg, options: AskOptions) => ClientThunk<unknown>;
}

/** A query for a screen that accepts a cached answer. */
export const cached = <Arg>(endpoint: QueryEndpoint<Arg>, arg: Arg): RouteQuery => ({
  isFresh: false,
  // The screen subscribes; answers that no screen uses expire from the cache.
  ask: () => endpoint.initiate(arg, { subscribe: false }),
});

/** A query for a screen that must not show outdated data. Its hook does not refetch. */
export const fresh = <Arg>(endpoint: QueryEndpoint<Arg>, arg: Arg): RouteQuery => ({
  isFresh: true,
  ask: (forceRefetch) => endpoint.initiate(arg, { subscribe: false, forceRefetch }),
});

/** Data of a screen that belongs to a server: none while no server is chosen. */
export const ofServer =
  (queries: (serverId: string, place: RouteLocation) => readonly RouteQuery[]): RouteData =>
  (place) =>
    place.serverId === null ? [] : queries(place.serverId, place);
