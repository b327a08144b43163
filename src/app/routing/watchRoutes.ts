import type { RouteLocation, RouteQuery } from '@/shared/routing/routeData';
import { isRouteHandle, type DataHandle } from '@/shared/routing/trail';
import { storedServerId } from '@/shared/storage/storedServer';
import type { AppStore } from '../store/store';
import { initialPrefetch } from './initialPrefetch';
import type { Router } from './routeServices';

/** The state that decides which data is requested; other changes of router and store are ignored. */
interface Seen {
  location: Router['state']['location'];
  serverId: string | null;
  /** Null for a page that needs nothing, is behind another guard, or is refused. */
  data: DataHandle | null;
}

/**
 * Requests the data of the current page and, with each navigation, of the next one. Runs outside React, which keeps the
 * old page until the code of the new one has loaded. Also runs when another server is chosen (ADR route-data).
 *
 * @param guard path of the route whose guard has opened; only pages below it are handled
 * @returns stops it, when the guard closes
 */
export function watchRoutes(router: Router, { store }: AppStore, guard: string): () => void {
  let seen: Seen | null = null;

  const start = async (data: DataHandle, at: Seen, hasArrived: boolean) => {
    const arrivedAt = performance.now();
    const place = placeOf(router, at);
    // If its code does not load, the screen makes the requests.
    const module = await data.load().catch(() => null);
    const isStillAt = () => seen !== null && isSamePage(seen, at);
    if (!module || !isStillAt()) return;
    const queries = module.default(place).filter(({ isFresh }) => hasArrived || !isFresh);
    startQueries(queries, store.dispatch, isStillAt, arrivedAt);
  };
  const look = () => {
    const { discord, viewer } = store.getState();
    const now: Seen = {
      location: router.state.location,
      // The server of an earlier visit is being restored by the frame around the screen (useSelectedServer).
      serverId: discord.selectedServerId ?? storedServerId(),
      data: dataOf(router, guard, viewer.capabilities),
    };
    const before = seen;
    if (before && isSamePage(before, now) && before.location === now.location) return;
    seen = now;
    const hasArrived = before ? !isSamePage(before, now) : !initialPrefetch.isOf(now);
    if (now.data) void start(now.data, now, hasArrived);
  };

  look();
  const stops = [router.subscribe(look), store.subscribe(look)];
  return () => {
    seen = null;
    stops.forEach((stop) => stop());
  };
}

/**
 * Starts each query. A query that needs code to decide is started after that, if the page is still shown.
 *
 * @param arrivedAt when the page was opened, by `performance.now()`
 */
export function startQueries(
  queries: readonly RouteQuery[],
  dispatch: AppStore['store']['dispatch'],
  isStillAt: () => boolean,
  arrivedAt = performance.now(),
): void {
  // RTK Query treats an age of 0 as none.
  const send = ({ ask }: RouteQuery) =>
    dispatch(ask((performance.now() - arrivedAt) / 1000 + 0.001));
  for (const query of queries) {
    if (!query.isNeeded) send(query);
    else void query.isNeeded().then((isSo) => isSo && isStillAt() && send(query), noCode);
  }
}

const noCode = () => undefined;

/** A page with another search is the same one. */
const isSamePage = (one: Seen, other: Seen) =>
  one.location.pathname === other.location.pathname &&
  one.serverId === other.serverId &&
  one.data === other.data;

function dataOf(router: Router, guard: string, capabilities: readonly string[]): DataHandle | null {
  const handle: unknown = router.state.matches.at(-1)?.route.handle;
  const data = isRouteHandle(handle) ? handle.data : undefined;
  if (data?.guard !== guard) return null;
  const { capability } = data;
  return capability === undefined || capabilities.includes(capability) ? data : null;
}

const placeOf = (router: Router, { location, serverId }: Seen): RouteLocation => ({
  params: router.state.matches.at(-1)?.params ?? {},
  search: new URLSearchParams(location.search),
  serverId,
});
