import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { joinPath, OPEN, type RouteFlags, type RouteSpec } from '@/shared/routing/table';
import { trailTo, type Crumb, type RouteHandle } from '@/shared/routing/trail';
import { FrameSkeleton } from '@/shared/shell/FrameSkeleton';
import { LoadingScreen } from '@/shared/ui/LoadingScreen';
import { ScreenSkeleton } from '@/shared/ui/ScreenSkeleton';
import { pressAgain } from '../boot/replayInput';
import { markFirstScreen } from '@/shared/api/whenSettled';
import { ScreenErrorPage } from '../pages/ScreenErrorPage';
import { neededNow } from '../staleChunks';
import { RequireCapability } from './RequireCapability';
import { RouteGuard } from './RouteGuard';
import type { RouteServices } from './routeServices';
import { walletGuard } from './WalletGuard';

/** Position of an entry in the table. */
interface Level {
  flags: RouteFlags;
  section: Crumb | null;
  /** Path of the route whose guard applies. */
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
    // A screen loads together with the module that requests its data, so that the requests have been sent by then.
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
    // If a section has pages below it, its own screen is their frame, and contains the wallet gate.
    const isFrame = spec.children !== undefined && spec.children.length > 0;
    // A section guards everything below it; a screen with its own flags has its own guard.
    const guarded =
      spec.flags === undefined ? (
        element
      ) : (
        // Each guard has its own key: access granted by one does not count for another.
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

/** Loads a screen's code together with `also`. */
const along = (load: RouteSpec['load'], also: () => Promise<unknown>) => async () => {
  const [screen] = await Promise.all([neededNow(load()), also()]);
  return screen;
};

/** Shown until access is known. A section's page has a frame, so its placeholder has one too. */
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

/** Once a screen is ready, presses recorded before are repeated. */
function Arrived({ isSection }: { isSection: boolean }) {
  useEffect(() => {
    pressAgain();
    if (!isSection) markFirstScreen();
  }, [isSection]);
  return null;
}

interface LazyScreenProps {
  screen: ComponentType;
  /** Whether it is the frame of other screens. */
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
