import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { renderApp, serveApi, signedIn } from '@/app/testing/renderApp';
import { screen as route, section } from '@/shared/routing/table';

const ok = (data: unknown) => HttpResponse.json({ success: true, message: '', data });
const server = serveApi(signedIn());
const SIGNATURE = '5'.repeat(88);
const page = (items: unknown[], total = items.length) => ({ items, total, page: 1, pageSize: 10 });

const entry = (id: string, points: number) => ({
  id,
  at: '2026-03-04T12:00:00Z',
  type: 'EARN',
  points,
  balanceAfter: 120,
  label: `Quest ${id}`,
});
const payout = {
  id: 'p1',
  at: '2026-03-04T12:00:00Z',
  amount: '0.1 SOL',
  label: '0.1 SOL for “First steps”',
  address: '2dJ58H29NPMUPLSxJKEyGcYsZieQeXauhv4KtGiD9dtb',
  status: 'SUCCESS',
  signature: SIGNATURE,
};

beforeEach(() =>
  server.use(
    http.get('*/api/points/task-to-earn/keep', () =>
      ok({
        server: { id: 's', slug: 'keep', name: 'The Keep', icon: null },
        earned: 1200,
        available: 900,
        locked: 100,
        settled: 200,
        expired: 0,
        today: 50,
        lastWeek: null,
      }),
    ),
    http.get('*/api/points/task-to-earn/keep/entries', ({ request }) => {
      const asked = new URL(request.url).searchParams.get('page');
      return ok(page([entry(asked ?? '1', 50)], 12));
    }),
    http.get('*/api/points/task-to-earn/keep/payouts', () => ok(page([payout]))),
    http.get('*/api/points/task-to-earn/keep/claims', () => ok(page([]))),
    http.get('*/api/points/task-to-earn/keep/days', () => ok({ days: [] })),
    http.get('*/api/points/task-to-earn/keep/offer', () =>
      ok({ state: 'OFF', message: 'No tokens for points here.', retryAt: null, terms: null }),
    ),
    http.get('*/api/users/me/wallets', () => ok({ wallets: [], most: 10 })),
  ),
);

const open = (path = 'task-to-earn/keep') =>
  renderApp(
    `/dashboard/${path}`,
    [
      section(
        '/dashboard',
        { adminRoute: false, walletStatus: 'not-required', loginStatus: 'logged-in' },
        'Dashboard',
        () => import('../UserDashboard'),
        [route(':section/:slug', 'Points', () => import('./ServerPortfolioScreen'))],
      ),
    ],
    'user',
  );

test('the points page shows the totals, a dash for an unknown total and a link to the quest board', async () => {
  open();
  expect((await screen.findByText('Available')).nextSibling).toHaveTextContent('900');
  expect((await screen.findByText('Claimed')).nextSibling).toHaveTextContent('200');
  expect(screen.getByText('Last 7 days').nextSibling).toHaveTextContent('–');
  expect(screen.getByRole('link', { name: 'Quest board' })).toHaveAttribute(
    'href',
    '/dashboard/questboard/keep',
  );
});

test('the newest points and payouts are one list', async () => {
  open();
  const newest = within(await screen.findByRole('region', { name: 'Newest activity' }));
  expect(newest.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Quest 1',
    payout.label,
  ]);
  expect(newest.getByText('Balance: 120')).toBeInTheDocument();
  expect(newest.getByText('The newest. Choose a list above for all of it.')).toBeVisible();
});

test('the points ledger has pages, and the page is in the address', async () => {
  open('task-to-earn/keep?list=ledger');
  const ledger = within(await screen.findByRole('region', { name: 'Points ledger' }));
  expect(ledger.getByRole('rowheader', { name: 'Quest 1' })).toBeVisible();
  expect(ledger.getByText('+50')).toBeVisible();
  await userEvent.click(ledger.getByRole('button', { name: 'Next' }));
  expect(await ledger.findByRole('rowheader', { name: 'Quest 2' })).toBeVisible();
  expect(window.location.search).toBe('?list=ledger&page=2');
});

test('a payout shows its status and a link to its transaction', async () => {
  open('task-to-earn/keep?list=payouts');
  const payouts = within(await screen.findByRole('region', { name: 'Payouts' }));
  expect(await payouts.findByText('Paid')).toBeVisible();
  expect(payouts.getByRole('link', { name: 'View in explorer' })).toHaveAttribute(
    'href',
    expect.stringContaining(`/tx/${SIGNATURE}`),
  );
});

test('a list that fails to load leaves the other lists unaffected', async () => {
  server.use(
    http.get('*/api/points/task-to-earn/keep/payouts', () =>
      HttpResponse.json({ success: false, message: 'The vault is shut.' }, { status: 500 }),
    ),
  );
  open();
  expect(await screen.findByText('The vault is shut.')).toBeVisible();
  expect(await screen.findByRole('rowheader', { name: 'Quest 1' })).toBeVisible();
});

test('a visitor gets a link to the server, where they can join', async () => {
  server.use(
    http.get('*/api/points/task-to-earn/keep', () =>
      HttpResponse.json({ success: false, message: 'No.' }, { status: 403 }),
    ),
  );
  open();
  expect(await screen.findByRole('link', { name: 'View server' })).toHaveAttribute(
    'href',
    '/dashboard/server/keep',
  );
});

test('a section that is not a way to earn is not found', async () => {
  open('reaction-roles/keep');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});
