import type { createBrowserRouter } from 'react-router-dom';
import type { AppStore } from '../store/store';
import { untilEnded } from '../store/untilEnded';

export type Router = ReturnType<typeof createBrowserRouter>;

/** What the routes of a site need from the application around them. */
export interface RouteServices {
  /** Fetches what sections need besides their own code, along with that: nothing in them is shown before. */
  prepare: () => Promise<unknown>;
  /** Looks after the data of the pages behind the guard at that path, until the returned function is called. */
  watch: (guard: string) => () => void;
}

/**
 * What calls the API comes with the first dashboard, not with a home page (ADR deferred-client-code).
 *
 * @param router asked for once it is there: it is made of the routes these are for
 */
export function createRouteServices(appStore: AppStore, router: () => Router): RouteServices {
  const fetchParts = async () => {
    const [{ attachServerData }, { watchRoutes }, { watchFreshness }] = await Promise.all([
      import('../store/attachServerData'),
      import('./watchRoutes'),
      import('../store/freshness'),
    ]);
    attachServerData(appStore);
    return { watchRoutes, watchFreshness };
  };
  return {
    prepare: fetchParts,
    watch: (guard) =>
      untilEnded(async () => {
        const { watchRoutes, watchFreshness } = await fetchParts();
        return () => {
          const stops = [watchRoutes(router(), appStore, guard), watchFreshness(appStore)];
          return () => stops.forEach((stop) => stop());
        };
      }),
  };
}
