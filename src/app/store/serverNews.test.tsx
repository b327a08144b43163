import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverSelected } from '@/features/server/discord/discordSlice';
import { notificationsApi } from '@/features/server/notifications/notificationsApi';
import { changedWithOrders } from '@/features/billing/orders/orderNews';
import { loadOrders } from '@/features/billing/orders/ordersApi';
import { onChange, reportChange, type ChangedBy } from '@/shared/api/changes';
import type { Change } from '@/shared/api/tags';
import { tell } from '@/mock-api/domains/notifier/news';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { attachServerData } from './attachServerData';
import { watchServerNews } from './serverNews';
import { createStore, type AppStore } from './store';

const SERVER = 'srv-keep';

let backend: TestBackend;
let appStore: AppStore;
let reported: [readonly Change[], ChangedBy][];
const stops: (() => void)[] = [];
beforeEach(() => {
  backend = createTestBackend();
  backend.signInAs('owner');
  appStore = createStore();
  attachServerData(appStore);
  reported = [];
  stops.push(
    watchServerNews(appStore),
    onChange((changes, by) => void reported.push([changes, by])),
  );
});
afterEach(() => {
  vi.useRealTimers();
  for (const stop of stops.splice(0)) stop();
  backend.close();
});

const readBell = async () => {
  const { notifications } = notificationsApi.endpoints;
  const query = notifications.initiate('user', { forceRefetch: true, subscribe: false });
  await appStore.store.dispatch(query);
  // An answer may reach the store's subscribers a frame later; any other action, at once.
  appStore.store.dispatch({ type: 'answered' });
};
const news = (event: 'REVIEW' | 'REWARD') =>
  tell(backend.world, 'usr-owner', 'user', { event, title: 'News', text: '', path: null });

test('a new notification reports the kinds of data its event has changed', async () => {
  await readBell();
  news('REVIEW');
  await readBell();
  expect(reported).toEqual([[['Quests', 'Submissions', 'Points'], 'server']]);
});

test('notifications of the first read report nothing', async () => {
  news('REVIEW');
  await readBell();
  expect(reported).toEqual([]);
});

test('a package that ends while the page is open reports what ends with it', async () => {
  const order = backend.world.db.orders.find(
    ({ serverId, status }) => serverId === SERVER && status === 'ENABLED',
  );
  if (!order) throw new Error('The seed has no order that is enabled.');
  order.expiresAt = backend.world.clock.now() + 3_600_000;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  await appStore.store.dispatch(loadOrders(SERVER));
  vi.advanceTimersByTime(3_000_000);
  expect(reported).toEqual([]);
  vi.advanceTimersByTime(660_000);
  expect(reported).toEqual([[['Orders', ...changedWithOrders], 'server']]);
});

const shownName = () => appStore.store.getState().discord.serverDetails?.guildName;

test('details of the selected server that another tab has changed are loaded again', async () => {
  appStore.store.dispatch(serverSelected(SERVER));
  reportChange(['ServerDetails'], 'tab');
  await expect.poll(shownName).toBe('Solana Keep');
});

test('details that cannot be loaded again leave the server selected', async () => {
  appStore.store.dispatch(serverSelected(SERVER));
  reportChange(['ServerDetails'], 'tab');
  await expect.poll(shownName).toBe('Solana Keep');
  const { serverDetails } = appStore.store.getState().discord;
  backend.world.db.guilds = [];
  const before = backend.requests().length;
  reportChange(['ServerDetails'], 'tab');
  await expect.poll(() => backend.requests().length).toBeGreaterThan(before);
  expect(appStore.store.getState().discord).toMatchObject({
    selectedServerId: SERVER,
    serverDetails,
  });
});
