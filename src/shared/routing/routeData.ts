import type { ClientThunk } from '../state/clientState';

/** Where a route's screen opens. */
export interface RouteLocation {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  /** The chosen server, or the one of an earlier visit that is being taken up. */
  serverId: string | null;
}

/** Something a screen needs from the API. */
export interface RouteQuery {
  /** Asked for anew with each arrival at the page; otherwise what the cache has is good enough. */
  isFresh: boolean;
  /** Asks for it, `age` seconds after the arrival at the page: what was answered since is as good as new. */
  ask: (age: number) => ClientThunk<unknown>;
  /** Whether it is asked at all, where it takes code to know. */
  isNeeded?: () => Promise<boolean>;
}

/** What a route's screen needs at a place. It starts with the navigation, beside the screen's code (decision 62). */
export type RouteData = (place: RouteLocation) => readonly RouteQuery[];

/** As a line of the route table names it: a module of its own, so that the table stays light. */
export type LoadRouteData = () => Promise<{ default: RouteData }>;

interface AskOptions {
  subscribe: boolean;
  /** From this age of the cached answer on, s. */
  forceRefetch?: number;
}

/** A query of RTK Query's, as far as it can be asked ahead of its screen. */
interface QueryEndpoint<Arg> {
  initiate: (arg: Arg, options: AskOptions) => ClientThunk<unknown>;
}

/** A query for a screen that takes what the cache has. */
export const cached = <Arg>(endpoint: QueryEndpoint<Arg>, arg: Arg): RouteQuery => ({
  isFresh: false,
  // The screen subscribes; what no screen takes up leaves the cache by itself.
  ask: () => endpoint.initiate(arg, { subscribe: false }),
});

/** A query for a screen that must not show what was true a page ago. Its hook asks for nothing anew. */
export const fresh = <Arg>(endpoint: QueryEndpoint<Arg>, arg: Arg): RouteQuery => ({
  isFresh: true,
  ask: (forceRefetch) => endpoint.initiate(arg, { subscribe: false, forceRefetch }),
});

/** Data of a screen that belongs to a server: nothing while none is chosen. */
export const ofServer =
  (queries: (serverId: string, place: RouteLocation) => readonly RouteQuery[]): RouteData =>
  (place) =>
    place.serverId === null ? [] : queries(place.serverId, place);
