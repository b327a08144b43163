import { lazy, Suspense, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { OPEN, type RouteFlags, type RouteSpec } from '@/shared/routing/table';
import { ScreenSkeleton } from '@/shared/ui/ScreenSkeleton';
import { ScreenErrorPage } from '../pages/ScreenErrorPage';
import { RouteGuard } from './RouteGuard';

/** What a route tells the layout about itself. */
export interface RouteHandle {
  title: string;
}

/**
 * Turns a site's table into the router's objects: lazy screens behind the guard of their flags.
 *
 * @param prepare what sections need besides their own code; it is fetched along with that
 */
export function buildRoutes(
  specs: RouteSpec[],
  prepare: () => Promise<void>,
  inherited: RouteFlags = OPEN,
): RouteObject[] {
  return specs.map((spec) => {
    const flags = spec.flags ?? inherited;
    const load = spec.children ? withPreparation(spec.load, prepare) : spec.load;
    const element = <LazyScreen screen={lazy(load)} />;
    // A section guards all that is below it; a screen of its own flags guards itself.
    const guarded =
      spec.flags === undefined ? element : <RouteGuard flags={flags}>{element}</RouteGuard>;
    const handle: RouteHandle = { title: spec.title };
    const common = { element: guarded, handle, errorElement: <ScreenErrorPage /> };
    return spec.path === ''
      ? { index: true, ...common }
      : {
          path: spec.path,
          ...common,
          ...(spec.children ? { children: buildRoutes(spec.children, prepare, flags) } : {}),
        };
  });
}

const withPreparation = (load: RouteSpec['load'], prepare: () => Promise<void>) => async () => {
  const [screen] = await Promise.all([load(), prepare()]);
  return screen;
};

function LazyScreen({ screen: Screen }: { screen: ComponentType }) {
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <Screen />
    </Suspense>
  );
}
