import type { ComponentType } from 'react';
import { takeUpStoredServer } from '@/features/server/discord/loadServerDetails';
import { earlySession } from '@/features/identity/session/earlySession';
import { rememberedWallet } from '@/features/identity/wallet/rememberedWallet';
import { OPEN, type RouteSpec } from '@/shared/routing/table';
import { storedServerId } from '@/shared/storage/storedServer';
import { admission } from '../routing/admission';
import { initialPrefetch } from '../routing/initialPrefetch';
import { pageAt, type PageAt } from '../routing/pageAt';
import { startQueries } from '../routing/watchRoutes';
import { attachServerData } from '../store/attachServerData';
import type { AppStore } from '../store/store';

/** Longest time the frame in the HTML is shown before React draws with whatever has loaded, ms. */
const LIMIT_MS = 2_000;

/**
 * Opens a dashboard whose frame is already visible: checks the session, loads the page's code and requests its data,
 * before React draws anything. Otherwise React would redraw frame and page as each piece arrives (ADR early-start).
 *
 * @returns the routes, including the frame and screen of the page if they loaded in time. Never rejects.
 */
export async function bootDashboard(
  routes: RouteSpec[],
  appStore: AppStore,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Promise<RouteSpec[]> {
  const page = pageAt(routes, pathname);
  if (!page) return routes;
  attachServerData(appStore);
  const opened = async () => {
    const [frame, screen] = await Promise.all([
      page.section.load(),
      page.screen.load(),
      openSession(page, appStore, pathname, search),
    ]);
    return withReady(routes, page, frame.default, screen.default);
  };
  // The page requests anything missing once more, and reports failures.
  return Promise.race([opened().catch(() => routes), later(LIMIT_MS, routes)]);
}

/** Resolves once the session is known; requests the page's data if the page will be shown. */
async function openSession(
  { section, screen, params }: PageAt,
  { store }: AppStore,
  pathname: string,
  search: string,
): Promise<void> {
  // If it fails, the screen requests its data.
  const loadData = screen.data?.().catch(() => undefined);
  await earlySession.begin(store.dispatch);
  const { session, viewer } = store.getState();
  const flags = section.flags ?? OPEN;
  const verdict = admission(flags, session, rememberedWallet() !== null, false);
  // The frame of an admin's dashboard needs the chosen server, and is also shown around the wallet gate.
  const isFramed = verdict === 'allowed' || verdict === 'wallet';
  if (isFramed && flags.adminRoute) store.dispatch(takeUpStoredServer());
  const data = await loadData;
  // A screen with its own flags has its own guard, which does not prefetch data.
  if (!data || screen.flags || verdict !== 'allowed') return;
  if (screen.capability && !viewer.capabilities.includes(screen.capability)) return;
  const serverId = storedServerId();
  const place = { params, search: new URLSearchParams(search), serverId };
  initialPrefetch.note({ location: { pathname }, serverId });
  const isStillAt = () => window.location.pathname === pathname;
  startQueries(data.default(place), store.dispatch, isStillAt);
}

const withReady = (
  routes: readonly RouteSpec[],
  page: PageAt,
  frame: ComponentType,
  screen: ComponentType,
): RouteSpec[] =>
  routes.map((spec) =>
    spec === page.section
      ? Object.assign({}, spec, {
          ready: frame,
          children: spec.children?.map((child) =>
            child === page.screen ? Object.assign({}, child, { ready: screen }) : child,
          ),
        })
      : spec,
  );

const later = <T>(ms: number, value: T) =>
  new Promise<T>((resolve) => setTimeout(() => resolve(value), ms));
