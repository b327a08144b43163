import { lazy, Suspense, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { joinPath, OPEN, type RouteFlags, type RouteSpec } from '@/shared/routing/table';
import { trailTo, type Crumb, type RouteHandle } from '@/shared/routing/trail';
import { ScreenSkeleton } from '@/shared/ui/ScreenSkeleton';
import { ScreenErrorPage } from '../pages/ScreenErrorPage';
import { CapabilityGate } from './CapabilityGate';
import { RouteGuard } from './RouteGuard';

/**
 * Turns a site's table into the router's objects: lazy screens behind the guard of their flags.
 *
 * @param prepare what sections need besides their own code; it is fetched along with that
 */
export function buildRoutes(
  specs: RouteSpec[],
  prepare: () => Promise<void>,
  inherited: RouteFlags = OPEN,
  section: Crumb | null = null,
): RouteObject[] {
  return specs.map((spec) => {
    const flags = spec.flags ?? inherited;
    const load = spec.children ? withPreparation(spec.load, prepare) : spec.load;
    const screen = <LazyScreen screen={lazy(load)} />;
    const element = spec.capability ? (
      <CapabilityGate capability={spec.capability}>{screen}</CapabilityGate>
    ) : (
      screen
    );
    // A section guards all that is below it; a screen of its own flags guards itself.
    const guarded =
      spec.flags === undefined ? element : <RouteGuard flags={flags}>{element}</RouteGuard>;
    const trail = section ? trailTo(spec, specs, section) : [];
    const handle: RouteHandle = { title: spec.title, trail };
    const below: Crumb = { title: spec.title, path: joinPath(section?.path ?? '', spec.path) };
    const common = { element: guarded, handle, errorElement: <ScreenErrorPage /> };
    return spec.path === ''
      ? { index: true, ...common }
      : {
          path: spec.path,
          ...common,
          ...(spec.children ? { children: buildRoutes(spec.children, prepare, flags, below) } : {}),
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
