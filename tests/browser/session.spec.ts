import type { Request } from '@playwright/test';
import { inEveryEngine } from './support/breadth';
import { signInThroughDiscord } from './support/session';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';

const HOME = ORIGIN.community;
const DASHBOARD = `${HOME}/dashboard`;
const heading = { level: 1 } as const;

test('signing in through Discord opens the dashboard', inEveryEngine, async ({ page }) => {
  await page.goto(HOME);
  await signInThroughDiscord(page, 'Server owner');
  await expect(page).toHaveURL(DASHBOARD);
  await expect(page.getByRole('heading', heading)).toHaveText('Connect your wallet');
});

test('D6: the sign-in requests identify and guilds from Discord, with the origin in its state', async ({
  page,
}) => {
  await page.goto(HOME);
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(/\/api\/auth\/discord\/authorize/);
  const query = new URL(page.url()).searchParams;
  expect(query.get('scope')).toBe('identify guilds');
  const state: unknown = JSON.parse(
    Buffer.from(query.get('state') ?? '', 'base64url').toString('utf8'),
  );
  expect(state).toMatchObject({ redirect: HOME });
});

test('a sign-in started on a protected page returns to it', async ({ page }) => {
  await page.goto(`${DASHBOARD}/user-order?page=2`);
  await expect(page).toHaveURL(/\/unauthorized\?redirect_url=/);
  await page.getByRole('button', { name: 'Sign in with Discord' }).click();
  await page.getByRole('button', { name: 'Server owner', exact: true }).click();
  await expect(page).toHaveURL(`${DASHBOARD}/user-order?page=2`);
});

test('with ref in the URL, a protected page opens the sign-in with the code in its state', async ({
  page,
}) => {
  await page.goto(`${ORIGIN.user}/dashboard?ref=BANNER`);
  await expect(page.getByRole('heading', { name: 'Sign in to Castle Bots' })).toBeVisible();
  const state: unknown = JSON.parse(
    Buffer.from(new URL(page.url()).searchParams.get('state') ?? '', 'base64url').toString('utf8'),
  );
  expect(state).toMatchObject({ redirect: ORIGIN.user, ref: 'BANNER' });
  await page.getByRole('button', { name: 'Newcomer', exact: true }).click();
  await expect(page).toHaveURL(`${ORIGIN.user}/dashboard`);
});

test('a banned account is refused after consent, with the reason', async ({
  page,
  allowConsole,
}) => {
  // The page requests the reason.
  allowConsole(/403.+authenticate/);
  await page.goto(HOME);
  await signInThroughDiscord(page, 'Banned');
  await expect(page.getByText('this account can’t use the dashboard')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This account is banned' })).toBeVisible();
  await expect(page.getByText('Posted links to a wallet drainer')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in with another account' }).click();
  await page.getByRole('button', { name: 'Member', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Profile menu of/ })).toBeVisible();
});

test('a canceled consent says that the sign-in was canceled', async ({ page }) => {
  await page.goto(HOME);
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await page
    .getByRole('button', { name: 'Cancel' })
    .or(page.getByRole('link', { name: 'Cancel' }))
    .click();
  await expect(page.getByText('You cancelled the sign-in')).toBeVisible();
});

test('a canceled consent keeps the requested page', async ({ page }) => {
  const wanted = `${DASHBOARD}/user-order?page=2`;
  await page.goto(wanted);
  await page.getByRole('button', { name: 'Sign in with Discord' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('You cancelled the sign-in')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in with Discord' }).click();
  await page.getByRole('button', { name: 'Server owner', exact: true }).click();
  await expect(page).toHaveURL(wanted);
});

test('A26: a reload during a renewal does not end the session', async ({
  page,
  signIn,
  backend,
  wallet,
  allowConsole,
}) => {
  allowConsole(/status of 401/);
  await signIn('Server owner');
  await wallet.wasConnected();
  await backend.expireAccess();
  const path = '/api/auth/renew-access-token';
  // Long enough for a busy machine to reload before the answer; the old token is accepted for 30 s.
  await backend.addFault({ path, fault: 'delay=10000' });
  await page.goto(DASHBOARD, { waitUntil: 'commit' });
  // The reload would cancel a renewal that the server has not received yet.
  const faultsLeft = async () => (await backend.state()).faults.map(({ times }) => times);
  await expect.poll(faultsLeft, { intervals: [100] }).toEqual([0]);
  await page.reload();
  await expect(page.getByRole('heading', heading)).toContainText('Welcome');
  // The first renewal continues after its page was left, and arrives after the second, which used its token.
  const statuses = async () => (await backend.requests(path)).map(({ status }) => status);
  await expect.poll(statuses, { timeout: 30_000 }).toEqual([200, 200]);
  await page.reload();
  await expect(page.getByRole('heading', heading)).toContainText('Welcome');
});

test('A1: an expired access token is renewed once for five simultaneous calls', async ({
  page,
  signIn,
  backend,
  wallet,
  allowConsole,
}) => {
  allowConsole(/status of 401/);
  await signIn('Server owner');
  await page.addInitScript((id) => localStorage.setItem('SelectedServerId', id), 'srv-keep');
  await wallet.wasConnected();
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  await page.goto(`${DASHBOARD}/discord-server-details`);
  await expect(page.getByRole('heading', heading)).toHaveText('Server settings');
  // The heading is shown before the page's data arrives.
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeVisible();
  // Held back until five requests are open: then they are all refused together. A page that is left cancels its
  // requests; those do not count.
  const held = new Set<Request>();
  page.on('requestfailed', (request) => held.delete(request));
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/**', async (route) => {
    held.add(route.request());
    await released;
    await route.continue().catch(() => undefined);
  });
  // An earlier open request would be refused alone, and renew the session before the five.
  await expect.poll(() => [...underWay].filter((request) => !held.has(request))).toEqual([]);
  await backend.expireAccess();
  const seen = (await backend.requests()).length;
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  const rail = page.getByRole('navigation', { name: 'Dashboard' });
  for (const name of ['Packages', 'Orders', 'Servers']) {
    await rail.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', heading)).toHaveText(name);
  }
  await expect.poll(() => held.size).toBeGreaterThanOrEqual(5);
  release();
  await expect(page.getByRole('list', { name: 'Your servers' })).toBeVisible();
  // The list may have been cached: repeated requests are only visible on the server.
  const calls = async () => (await backend.requests()).slice(seen);
  const pathsOf = async (wanted: number) =>
    (await calls()).filter(({ status }) => status === wanted).map(({ path }) => path);
  await expect.poll(async () => (await pathsOf(401)).length).toBeGreaterThanOrEqual(5);
  const stillRefused = async () => {
    const answered = new Set(await pathsOf(200));
    return (await pathsOf(401)).filter((path) => !answered.has(path));
  };
  await expect.poll(stillRefused).toEqual([]);
  const renewals = (await calls()).filter(({ path }) => path === '/api/auth/renew-access-token');
  expect(renewals.map(({ status }) => status)).toEqual([200]);
});

test('logging out shows a message and closes the dashboard', async ({ page, signIn, wallet }) => {
  await signIn('Server owner');
  await wallet.wasConnected();
  await page.goto(DASHBOARD);
  await expect(page.getByRole('heading', heading)).toContainText('Welcome');
  // Pending requests of the page would be refused.
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Profile menu of Olivia Keep').click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.locator('.toasts').getByText('Logged Out')).toBeVisible();
  await page.goto(DASHBOARD);
  await expect(page.getByRole('heading', heading)).toHaveText('You need to sign in');
});
