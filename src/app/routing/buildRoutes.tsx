import { lazy, Suspense, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { joinPath, OPEN, type RouteFlags, type RouteSpec } from '@/shared/routing/table';
import { trailTo, type Crumb, type RouteHandle } from '@/shared/routing/trail';
import { FrameSkeleton } from '@/shared/shell/FrameSkeleton';
import { LoadingScreen } from '@/shared/ui/LoadingScreen';
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
    const isSection = spec.children !== undefined;
    const screen = <LazyScreen screen={lazy(load)} isSection={isSection} />;
    const element = spec.capability ? (
      <CapabilityGate capability={spec.capability}>{screen}</CapabilityGate>
    ) : (
      screen
    );
    // A section guards all that is below it; a screen of its own flags guards itself.
    const guarded =
      spec.flags === undefined ? (
        element
      ) : (
        <RouteGuard flags={flags} waiting={isSection ? <SectionWaiting /> : <LoadingScreen />}>
          {element}
        </RouteGuard>
      );
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

/** Whether one may come in is not known yet. A section's page has a frame, and so has what comes before. */
const SectionWaiting = () => (
  <FrameSkeleton>
    <LoadingScreen />
  </FrameSkeleton>
);

const SectionComing = () => (
  <FrameSkeleton>
    <ScreenSkeleton />
  </FrameSkeleton>
);

interface LazyScreenProps {
  screen: ComponentType;
  /** It is the frame of other screens. */
  isSection: boolean;
}

function LazyScreen({ screen: Screen, isSection }: LazyScreenProps) {
  return (
    <Suspense fallback={isSection ? <SectionComing /> : <ScreenSkeleton />}>
      <Screen />
    </Suspense>
  );
}
