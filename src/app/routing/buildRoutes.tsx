import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { joinPath, OPEN, type RouteFlags, type RouteSpec } from '@/shared/routing/table';
import { trailTo, type Crumb, type RouteHandle } from '@/shared/routing/trail';
import { FrameSkeleton } from '@/shared/shell/FrameSkeleton';
import { LoadingScreen } from '@/shared/ui/LoadingScreen';
import { ScreenSkeleton } from '@/shared/ui/ScreenSkeleton';
import { pressAgain } from '../boot/replayInput';
import { markFirstScreen } from '../boot/whenSettled';
import { ScreenErrorPage } from '../pages/ScreenErrorPage';
import { neededNow } from '../staleChunks';
import { RequireCapability } from './RequireCapability';
import { RouteGuard } from './RouteGuard';
import type { RouteServices } from './routeServices';
import { walletGuard } from './WalletGuard';

/** Where in the table a line stands. */
interface Level {
  flags: RouteFlags;
  section: Crumb | null;
  /** Path of the route whose guard one has come through. */
  guard: string;
}

/** Turns a site's table into the router's objects: lazy screens behind the guard of their flags. */
export function buildRoutes(
  specs: RouteSpec[],
  around: RouteServices,
  level: Level = { flags: OPEN, section: null, guard: '' },
): RouteObject[] {
  return specs.map((spec) => {
    const { section } = level;
    const flags = spec.flags ?? level.flags;
    const isSection = spec.children !== undefined;
    const path = joinPath(section?.path ?? '', spec.path);
    const guard = spec.flags === undefined ? level.guard : path;
    // A screen comes with what asks for its data, so that this has been asked for by then.
    const also = isSection ? around.prepare : async () => spec.data?.().catch(() => undefined);
    const screen = (
      <LazyScreen screen={spec.ready ?? lazy(along(spec.load, also))} isSection={isSection} />
    );
    const element = spec.capability ? (
      <RequireCapability capability={spec.capability}>{screen}</RequireCapability>
    ) : (
      screen
    );
    const needsWallet = spec.flags?.walletStatus === 'connected';
    const WalletGuard = walletGuard(spec.notes);
    // Where there are pages below a section, its own screen is their frame, and the gate stands in it.
    const isFrame = spec.children !== undefined && spec.children.length > 0;
    // A section guards all that is below it; a screen of its own flags guards itself.
    const guarded =
      spec.flags === undefined ? (
        element
      ) : (
        // Each its own: what one has let through another has not.
        <RouteGuard
          key={path}
          flags={flags}
          waiting={isSection ? <SectionWaiting /> : <LoadingScreen />}
          onOpen={isSection ? () => around.watch(path) : undefined}
        >
          {needsWallet && !isFrame ? <WalletGuard>{element}</WalletGuard> : element}
        </RouteGuard>
      );
    const trail = section ? trailTo(spec, specs, section) : [];
    const { title, data, capability } = spec;
    const handle: RouteHandle = {
      title,
      path,
      trail,
      ...(data ? { data: { load: data, guard, capability } } : {}),
    };
    const below: Level = { flags, section: { title, path }, guard };
    const errorElement = <ScreenErrorPage />;
    const common = { element: guarded, handle, errorElement };
    const children = spec.children && buildRoutes(spec.children, around, below);
    const gated = (
      <WalletGuard>
        <Outlet />
      </WalletGuard>
    );
    return spec.path === ''
      ? { index: true, ...common }
      : {
          path: spec.path,
          ...common,
          ...(children
            ? {
                children:
                  needsWallet && isFrame ? [{ element: gated, errorElement, children }] : children,
              }
            : {}),
        };
  });
}

/** A screen's code, once something else has come as well. */
const along = (load: RouteSpec['load'], also: () => Promise<unknown>) => async () => {
  const [screen] = await Promise.all([neededNow(load()), also()]);
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

/** Once a screen answers, what was pressed before it did is pressed again. */
function Arrived({ isSection }: { isSection: boolean }) {
  useEffect(() => {
    pressAgain();
    if (!isSection) markFirstScreen();
  }, [isSection]);
  return null;
}

interface LazyScreenProps {
  screen: ComponentType;
  /** It is the frame of other screens. */
  isSection: boolean;
}

function LazyScreen({ screen: Screen, isSection }: LazyScreenProps) {
  return (
    <Suspense fallback={isSection ? <SectionComing /> : <ScreenSkeleton />}>
      <Screen />
      <Arrived isSection={isSection} />
    </Suspense>
  );
}
