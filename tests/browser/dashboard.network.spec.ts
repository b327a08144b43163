import type { Route } from '@playwright/test';
import { modulesOf } from './support/builtModules';
import { codeOf } from './support/chunks';
import { headingOf } from './support/pages';
import { openOrders, ordersUrl } from './support/purchase';
import { expect, test } from './support/test';

/** Code that no list needs: wallet and web3.js, charts, editors, QR codes, emoji. */
const HEAVY =
  /node_modules\/(?:@solana|@solana-mobile|@wallet-standard|@noble|@ledgerhq|bn\.js|borsh|buffer|uqr|lightweight-charts|uplot|@skyra|emojilib|discord-markdown-parser)\/|src\/features\/(?:payments\/(?:flow|chain)|wallet\/runtime)\//;

const ORDERS_CODE = codeOf('src/sites/community/orders/UserOrdersScreen.tsx');

declare global {
  interface Window {
    /** Called by the page when the list is shown. */
    listIsShown?: () => Promise<void>;
  }
}

test('a list is shown before the wallet’s code loads, and the wallet connects afterward', async ({
  page,
  signIn,
  wallet,
  backend,
}) => {
  await signIn('Server owner');
  // Requests of the previous page do not count.
  await page.goto('about:blank');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) asked.push(pathname);
  });
  // Requests after the list is shown do not count.
  let untilShown: string[] = [];
  await page.exposeFunction('listIsShown', () => {
    untilShown = [...asked];
  });
  await page.addInitScript(() => {
    const look = new MutationObserver(() => {
      if (!document.querySelector('#content tbody tr')) return;
      look.disconnect();
      void window.listIsShown?.();
    });
    look.observe(document, { childList: true, subtree: true });
  });
  await openOrders(page, wallet, backend, 0n);
  await expect(page.locator('#content tbody tr').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /connected wallet/ })).toBeVisible();

  const heavy = untilShown
    .filter((path) => path.startsWith('/assets/'))
    .flatMap((path) => modulesOf(path).filter((module) => HEAVY.test(module)));
  expect(untilShown.length).toBeGreaterThan(5);
  expect(heavy).toEqual([]);
  expect(asked.length).toBeGreaterThan(untilShown.length);
});

test('a dashboard’s frame is visible, and its files are loading, before the app starts', async ({
  page,
  signIn,
}) => {
  await signIn('Server owner');
  await page.addInitScript(() => localStorage.setItem('castle-signed-in', '1'));
  const entry: Route[] = [];
  await page.route(codeOf('index.html'), (route) => {
    entry.push(route);
  });
  const orders = page.waitForRequest((request) => ORDERS_CODE(new URL(request.url())));
  await page.goto(ordersUrl, { waitUntil: 'commit' });
  await orders;
  await expect.poll(() => entry.length).toBe(1);
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeHidden();
  await entry[0]?.continue();
  await expect(headingOf(page)).toHaveText('Connect your wallet');
});
