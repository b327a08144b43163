import type { Request } from '@playwright/test';
import { signInThroughDiscord } from './support/session';
import { ORIGIN } from './support/sites';
import { expect, test } from './support/test';

const HOME = ORIGIN.community;
const DASHBOARD = `${HOME}/dashboard`;
const heading = { level: 1 } as const;

test('signing in through Discord opens the dashboard', async ({ page }) => {
  await page.goto(HOME);
  await signInThroughDiscord(page, 'Server owner');
  await expect(page).toHaveURL(DASHBOARD);
  await expect(page.getByRole('heading', heading)).toHaveText('Connect your wallet');
});

test('D6: the sign-in asks Discord for identify and guilds, and carries the origin in its state', async ({
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

test('a sign-in started on a protected page comes back to it', async ({ page }) => {
  await page.goto(`${DASHBOARD}/user-order?page=2`);
  await expect(page).toHaveURL(/\/unauthorized\?redirect_url=/);
  await page.getByRole('button', { name: 'Sign in with Discord' }).click();
  await page.getByRole('button', { name: 'Server owner', exact: true }).click();
  await expect(page).toHaveURL(`${DASHBOARD}/user-order?page=2`);
});

test('with ref in the URL a protected page goes straight to the sign-in, with the code in its state', async ({
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

test('a banned account learns so after consent', async ({ page, allowConsole }) => {
  // The page asks why.
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

test('a cancelled consent says that nothing was shared', async ({ page }) => {
  await page.goto(HOME);
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await page
    .getByRole('button', { name: 'Cancel' })
    .or(page.getByRole('link', { name: 'Cancel' }))
    .click();
  await expect(page.getByText('You cancelled the sign-in')).toBeVisible();
});

test('a cancelled consent keeps the page that was asked for', async ({ page }) => {
  const wanted = `${DASHBOARD}/user-order?page=2`;
  await page.goto(wanted);
  await page.getByRole('button', { name: 'Sign in with Discord' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('You cancelled the sign-in')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in with Discord' }).click();
  await page.getByRole('button', { name: 'Server owner', exact: true }).click();
  await expect(page).toHaveURL(wanted);
});

test('A26: a reload in the middle of a renewal ends no session', async ({
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
  await backend.addFault({ path, fault: 'delay=2000' });
  await page.goto(DASHBOARD, { waitUntil: 'commit' });
  // A renewal that the server doesn't have yet would be called off by the reload.
  const faultsLeft = async () => (await backend.state()).faults.map(({ times }) => times);
  await expect.poll(faultsLeft).toEqual([0]);
  await page.reload();
  await expect(page.getByRole('heading', heading)).toContainText('Welcome');
  // The first goes on though its page was left, and comes after the second, which took its token.
  const statuses = async () => (await backend.requests(path)).map(({ status }) => status);
  await expect.poll(statuses).toEqual([200, 200]);
  await page.reload();
  await expect(page.getByRole('heading', heading)).toContainText('Welcome');
});

test('A1: an access token that expires in mid-visit is renewed once for five calls at once', async ({
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
  // The heading is there before what the page asks for.
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeVisible();
  // Held back until five are under way: then they are all refused together. A page that is left calls its
  // questions off; those do not count.
  const held = new Set<Request>();
  page.on('requestfailed', (request) => held.delete(request));
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/**', async (route) => {
    held.add(route.request());
    await released;
    await route.continue().catch(() => undefined);
  });
  // One that was on its way before that would be refused alone, and renew it before the five.
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
  // The list may have been known before: what is asked for again is seen at the server alone.
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

test('logging out says so, and the dashboard is closed', async ({ page, signIn, wallet }) => {
  await signIn('Server owner');
  await wallet.wasConnected();
  await page.goto(DASHBOARD);
  await expect(page.getByRole('heading', heading)).toContainText('Welcome');
  // What the page is still asking for would be refused.
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Profile menu of Olivia Keep').click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.locator('.toasts').getByText('Logged Out')).toBeVisible();
  await page.goto(DASHBOARD);
  await expect(page.getByRole('heading', heading)).toHaveText('You need to sign in');
});
