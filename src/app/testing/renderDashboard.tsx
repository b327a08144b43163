import type { RouteFlags, RouteSpec } from '@/shared/routing/table';
import { OPEN, page, section } from '@/shared/routing/table';
import { localStore, SELECTED_SERVER_KEY } from '@/shared/storage/storage';
import { renderApp } from './renderApp';

const SIGNED_IN: RouteFlags = {
  adminRoute: true,
  walletStatus: 'not-required',
  loginStatus: 'logged-in',
};

interface Options {
  /** Renders the links of the rail, which take a quarter of the time of most tests and request the modules. */
  hasRail?: boolean;
}

/** The frame without its links. */
const withoutRail = async () => {
  const { CommunityFrame } = await import('@/sites/community/CommunityFrame');
  return { default: () => <CommunityFrame groups={[]} /> };
};

/**
 * Renders screens inside the community dashboard, as an admin would see them with a wallet connected.
 *
 * @param serverId the server selected on an earlier visit, if any
 */
export function renderDashboard(
  path: string,
  screens: RouteSpec[],
  serverId: string | null,
  { hasRail = false }: Options = {},
) {
  if (serverId !== null) localStore.set(SELECTED_SERVER_KEY, serverId);
  const frame = hasRail ? () => import('@/sites/community/CommunityDashboard') : withoutRail;
  return renderApp(`/dashboard/${path}`, [
    page('/', OPEN, 'Home', async () => ({ default: () => <h1>Home</h1> })),
    section('/dashboard', SIGNED_IN, 'Dashboard', frame, screens),
  ]);
}

/** A screen that shows only the current location and its state. */
export const landing = (path: string, text: string): RouteSpec => ({
  path,
  title: text,
  load: async () => ({ default: () => <h1>{text}</h1> }),
});
