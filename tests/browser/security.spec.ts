import { codeOf } from './support/chunks';
import type { Page, Route } from '@playwright/test';
import { openOrders, openPayment, ordersUrl, payButton } from './support/purchase';
import { BACKEND, ORIGIN } from './support/sites';
import { expect, test } from './support/test';

const DASHBOARD = `${ORIGIN.community}/dashboard`;
const HOSTILE = '<img src=x onerror="window.__owned=1"><svg onload="window.__owned=2">{{7*7}}';

/** Every address that the page itself navigated to. */
function navigations(page: Page): string[] {
  const seen: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) seen.push(frame.url());
  });
  return seen;
}

test('A18: a logout in one tab ends the session in the others', async ({
  page,
  context,
  signIn,
  wallet,
}) => {
  await signIn('Server owner');
  await wallet.wasConnected();
  await page.goto(DASHBOARD);
  // Pending requests of the page would be refused.
  await page.waitForLoadState('networkidle');
  const other = await context.newPage();
  await other.goto(ORIGIN.community);
  await other.getByLabel('Profile menu of Olivia Keep').click();
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You need to sign in');
});

test('A25: a session started elsewhere must be confirmed before a payment', async ({
  page,
  signIn,
  wallet,
  backend,
}) => {
  await signIn('Server owner', 'usr-another');
  await openPayment(page, wallet, backend);
  const question = { name: 'You’re signed in as Olivia Keep. Is that you?' };
  await expect(page.getByRole('heading', question)).toBeVisible();
  await expect(payButton(page)).toBeHidden();
  await page.getByRole('button', { name: 'Yes, this is me' }).click();
  await expect(payButton(page)).toBeEnabled();
});

const CALLBACK = `${ORIGIN.community}/api/auth/discord/callback`;

/** Follows a link on a page of another site. */
async function follow(page: Page, address: string) {
  await page.route('http://evil.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${address}">A gift</a>` }),
  );
  await page.goto('http://evil.test/');
  await page.getByRole('link').click();
}

/** A link that finishes an attacker's sign-in: with the code of their account and a state they made. */
async function forgedLink(page: Page): Promise<string> {
  const made = { redirect: ORIGIN.community, nonce: 'of-the-attacker', v: 1 };
  const state = Buffer.from(JSON.stringify(made)).toString('base64url');
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: '000000000000000000',
    scope: 'identify guilds',
    redirect_uri: CALLBACK,
    state,
  });
  await page.goto(`${ORIGIN.community}/api/auth/discord/authorize?${query.toString()}`);
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Ambassador' }) });
  const code = (await form.locator('input[name=code]').getAttribute('value')) ?? '';
  return `${CALLBACK}?${new URLSearchParams({ code, state }).toString()}`;
}

test('D24: a forged link signs no one in and leaves an existing session unchanged', async ({
  page,
  signIn,
}) => {
  await follow(page, await forgedLink(page));
  await expect(page.getByText('This sign-in started in another browser')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
  await signIn('Server owner');
  await follow(page, await forgedLink(page));
  await expect(page.getByText('This sign-in started in another browser')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page.getByLabel('Profile menu of Olivia Keep')).toBeVisible();
});

test('D24: two tabs can sign in at once', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`${ORIGIN.community}/unauthorized?redirect_url=%2Fdashboard%2Fbots`);
    await tab.getByRole('button', { name: 'Sign in with Discord' }).click();
    await expect(tab.getByRole('heading', { name: 'Sign in to Castle Bots' })).toBeVisible();
  }
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: 'Server owner', exact: true }).click();
    await expect(tab).toHaveURL(`${DASHBOARD}/bots`);
  }
});

test('D25: a link from another site logs no one out', async ({ page, signIn, allowConsole }) => {
  allowConsole(/status of 403/);
  await signIn('Server owner');
  await follow(page, `${ORIGIN.community}/api/auth/logout`);
  await page.waitForURL(/auth\/logout/);
  await page.goto(ORIGIN.community);
  await expect(page.getByLabel('Profile menu of Olivia Keep')).toBeVisible();
});

for (const path of ['/%09/:x', '/%09%5c:x', '/%0a/[']) {
  test(`D2: the address ${path} is a page that does not exist`, async ({ page }) => {
    await page.goto(`${ORIGIN.community}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  });
}

for (const hash of ['#//evil.test', '#/\\evil.test', '#/\t/evil.test', '#/%2F%2Fevil.test']) {
  test(`D2: the hash ${JSON.stringify(hash)} leads to no other site`, async ({ page }) => {
    const seen = navigations(page);
    await page.goto(`${ORIGIN.community}/${hash}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(seen.every((url) => new URL(url).origin === ORIGIN.community)).toBe(true);
  });
}

test('D2: a hash that holds an app path becomes the path', async ({ page }) => {
  await page.goto(`${ORIGIN.community}/#/dashboard/bots?a=1`);
  await expect(page).toHaveURL(/\/unauthorized\?redirect_url=%2Fdashboard%2Fbots%3Fa%3D1$/);
});

test('D1 D4: a redirect_url to another site is not followed after the sign-in', async ({
  page,
}) => {
  const seen = navigations(page);
  await page.goto(`${ORIGIN.community}/unauthorized?redirect_url=https%3A%2F%2Fevil.test%2F`);
  await page.getByRole('button', { name: 'Sign in with Discord' }).click();
  await page.getByRole('button', { name: 'Server owner', exact: true }).click();
  await expect(page).toHaveURL(DASHBOARD);
  expect(seen.every((url) => new URL(url).origin === ORIGIN.community)).toBe(true);
});

/** Puts the hostile text into every name of an answer. */
async function poison(route: Route) {
  const { host, pathname, search } = new URL(route.request().url());
  const headers = { ...(await route.request().allHeaders()), host };
  // Node may not be able to resolve the host name that the browser was given.
  const response = await route.fetch({ url: BACKEND + pathname + search, headers });
  const text = (await response.text()).replaceAll(
    /"(guildName|name|displayName|planName|botName)":"[^"]*"/g,
    (_, key: string) => `"${key}":${JSON.stringify(HOSTILE)}`,
  );
  await route.fulfill({ response, body: text });
}

test('D9: names from Discord and the API are shown as plain text', async ({
  page,
  signIn,
  wallet,
  backend,
}) => {
  await signIn('Server owner');
  await page.route(/\/api\/(?!auth\/discord)/, poison);
  await openOrders(page, wallet, backend);
  await expect(page.getByRole('row').nth(1)).toContainText('onerror');
  for (const path of ['server', 'package', '']) {
    await page.goto(ordersUrl.replace('user-order', path));
    await expect(page.getByText('onerror').first()).toBeVisible();
  }
  expect(await page.evaluate(() => Reflect.get(window, '__owned') ?? null)).toBeNull();
  // The last page may still have open requests; their answers no longer matter.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('D22: a screen that cannot load says so, and the frame around it keeps working', async ({
  page,
  signIn,
  wallet,
  allowConsole,
}) => {
  allowConsole(/./);
  await signIn('Server owner');
  await page.route(codeOf('src/sites/community/packages/PackagesScreen.tsx'), (route) =>
    route.abort(),
  );
  await wallet.wasConnected();
  await page.goto(DASHBOARD);
  const rail = page.getByRole('navigation', { name: 'Dashboard' });
  await rail.getByRole('link', { name: 'Packages', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'This page didn’t load' })).toBeVisible();
  await rail.getByRole('link', { name: 'Servers', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Servers');
});

test('the production build logs nothing and requests no other host', async ({
  page,
  signIn,
  wallet,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http')) hosts.add(host);
  });
  await signIn('Server owner');
  await wallet.wasConnected();
  await page.goto(DASHBOARD);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
  expect([...hosts]).toEqual([new URL(ORIGIN.community).host]);
});
