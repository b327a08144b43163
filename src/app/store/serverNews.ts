import { serverDetailsLoaded } from '@/features/server/discord/discordSlice';
import { getServerDetails } from '@/features/server/discord/endpoints';
import type { ManagedServer } from '@/features/server/discord/guild';
import { serversApi } from '@/features/server/discord/serversApi';
import { kindsOfEvent } from '@/features/server/notifications/newsKinds';
import type { Notification } from '@/features/server/notifications/notification';
import { notificationsApi } from '@/features/server/notifications/notificationsApi';
import { isActive, type Order } from '@/features/billing/orders/order';
import { changedWithOrders } from '@/features/billing/orders/orderNews';
import { request } from '@/shared/api/request';
import { baseApi } from '@/shared/api/baseApi';
import { onChange, reportChange } from '@/shared/api/changes';
import { onClockChange, serverNow } from '@/shared/time/serverClock';
import type { AppStore } from './store';

/** The server's time is known to about a second, ms. */
const MARGIN_MS = 1_000;
/** Browsers do not wait longer in one go, ms. */
const LONGEST_MS = 2 ** 31 - 1;
const sites = ['community', 'user'] as const;

type Store = AppStore['store'];

/**
 * Reports what has changed without a call of any tab: what new notifications are about, and packages that end while
 * the page is open. Loads the details of the selected server again when another tab or the server has changed them.
 * Ends when the returned function is called.
 */
export function watchServerNews(appStore: AppStore): () => void {
  const { store } = appStore;
  const stops = [
    watchBell(appStore),
    watchPackages(appStore),
    onChange((kinds, by) => {
      if (by !== 'page' && kinds.includes('ServerDetails')) void refreshDetails(store);
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Those of a server that can no longer be read stay on show: they were not asked for by the person. */
async function refreshDetails(store: Store): Promise<void> {
  const serverId = store.getState().discord.selectedServerId;
  if (serverId === null) return;
  const result = await request(getServerDetails, { params: { id: serverId } });
  if (result.success)
    store.dispatch(serverDetailsLoaded({ serverId, details: result.data.serverDetails }));
}

function watchBell({ store, rootReducer }: AppStore): () => void {
  const { selector } = rootReducer.inject(baseApi);
  const selectNews = sites.map((site) =>
    selector(notificationsApi.endpoints.notifications.select(site)),
  );
  const known = selectNews.map(() => undefined as readonly Notification[] | undefined);
  const look = () => {
    const state = store.getState();
    selectNews.forEach((select, index) => {
      const items = select(state).data?.items;
      const before = known[index];
      if (items === before) return;
      known[index] = items;
      if (!items || !before) return;
      const ids = new Set(before.map(({ id }) => id));
      const kinds = items
        .filter(({ id }) => !ids.has(id))
        .flatMap(({ event }) => kindsOfEvent(event));
      reportChange([...new Set(kinds)], 'server');
    });
  };
  look();
  return store.subscribe(look);
}

function watchPackages({ store, rootReducer }: AppStore): () => void {
  const selectServers = rootReducer
    .inject(baseApi)
    .selector(serversApi.endpoints.managedServers.select());
  let seenAt = serverNow();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ends: readonly number[] = [];
  const look = () => {
    clearTimeout(timer);
    const now = serverNow();
    const isNews = ends.some((end) => end > seenAt && end <= now);
    seenAt = Math.max(seenAt, now);
    const next = Math.min(...ends.filter((end) => end > now));
    if (next < Infinity) timer = setTimeout(look, Math.min(next - now, LONGEST_MS));
    if (isNews) reportChange(['Orders', ...changedWithOrders], 'server');
  };
  let known: readonly unknown[] = [];
  const take = () => {
    const { orders } = store.getState().orders;
    const { data: servers } = selectServers(store.getState());
    const sources = [orders, servers];
    if (sources.every((source, index) => source === known[index])) return;
    known = sources;
    ends = endsIn(orders, servers?.items ?? []);
    look();
  };
  take();
  const stops = [store.subscribe(take), onClockChange(look), () => clearTimeout(timer)];
  return () => stops.forEach((stop) => stop());
}

/** When packages in force will have ended, ms since 1970. */
const endsIn = (orders: readonly Order[], servers: readonly ManagedServer[]): number[] =>
  [
    ...orders.filter(isActive).map(({ expiresAt }) => expiresAt),
    ...servers.map(({ planExpiresAt }) => planExpiresAt),
  ].flatMap((end) => (end ? [Date.parse(end) + MARGIN_MS] : []));
