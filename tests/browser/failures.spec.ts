import type { Route } from '@playwright/test';
import { onlyInFull } from './support/breadth';
import { codeOf } from './support/chunks';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';

const DASHBOARD = `${ORIGIN.community}/dashboard`;
/** Code of a screen that no other page has loaded. */
const ORDERS_CODE = codeOf('src/sites/community/orders/UserOrdersScreen.tsx');
const WALLET_CODE = codeOf('src/features/identity/wallet/runtime/load.ts');

test.beforeEach(async ({ page, signIn, wallet }) => {
  await signIn('Server owner');
  await page.addInitScript(() => localStorage.setItem('SelectedServerId', 'srv-keep'));
  await wallet.wasConnected();
  await page.goto(DASHBOARD);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
});

test('E3: missing code reloads the page once and then shows an error', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/dynamically imported module|preload CSS|404|React Router caught/);
  // The content may be visible before the browser reports the page as loaded.
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(ORDERS_CODE, (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'This page didn’t load' })).toBeVisible();
  expect(loads).toBe(1);
  await page.unroute(ORDERS_CODE);
  await page.getByRole('button', { name: 'Reload page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders');
});

test('E7: an offline page stays and says so, and recovers afterward', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(
    /ERR_INTERNET_DISCONNECTED|dynamically imported module|preload CSS|React Router caught/,
  );
  // The wallet of the last visit is still loading when the network goes away.
  const held: Route[] = [];
  await page.route(WALLET_CODE, (route) => {
    held.push(route);
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
  await expect.poll(() => held.length).toBe(1);
  await context.setOffline(true);
  await held[0]?.abort('internetdisconnected');
  await expect(page.getByText(/^You’re offline\. This page/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
  await page.unroute(WALLET_CODE);
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders');
  await expect(page.getByText(/^You’re offline\. This page/)).toBeHidden();
});

test(
  'maintenance signs no one out, and the page returns when it ends',
  onlyInFull,
  async ({ page, backend, allowConsole }) => {
    allowConsole(/503/);
    await backend.addFault({ path: '/api/*', fault: 'maintenance', times: 1000 });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Down for maintenance' })).toBeVisible();
    await expect(page).toHaveURL(DASHBOARD);
    await backend.clearFaults();
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
  },
);
