import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderApp, serveApi, signedIn } from '@/app/testing/renderApp';
import { PHONE } from '@/shared/hooks/useMedia';
import { screen as route, section } from '@/shared/routing/table';

const ok = (data: unknown) => HttpResponse.json({ success: true, message: '', data });
const server = serveApi(signedIn());
const ADDRESS = '2dJ58H29NPMUPLSxJKEyGcYsZieQeXauhv4KtGiD9dtb';
const SIGNATURE = '5'.repeat(88);

const SOL = { mint: null, symbol: 'SOL', image: null, decimals: 9 };
const claim = {
  id: 'pay-1',
  type: 'CLAIM',
  direction: 'IN',
  status: 'SUCCESS',
  at: '2026-03-04T12:00:00Z',
  description: 'SOL for 1,000 points',
  note: null,
  server: { id: 's', name: 'The Keep' },
  token: SOL,
  amount: '100000001',
  moved: '100000001',
  piece: null,
  wallet: ADDRESS,
  signature: SIGNATURE,
  orderId: null,
  mismatch: null,
  isFinal: true,
  actions: [],
};
const order = {
  ...claim,
  id: 'ord-1',
  type: 'PURCHASE',
  direction: 'OUT',
  status: 'PENDING',
  description: 'Gold',
  note: 'Waiting for your payment',
  amount: '2500000000',
  moved: '0',
  wallet: null,
  signature: null,
  orderId: 'ord-1',
  isFinal: false,
  actions: ['RESUME', 'CANCEL'],
};
const details = {
  expected: '100000001',
  received: '100000001',
  from: ADDRESS,
  to: ADDRESS,
  memo: 'castle:payout:pay-1',
  reference: null,
  fee: '5000',
  feePayer: ADDRESS,
  slot: 12,
  blockTime: '2026-03-04T12:01:00Z',
  error: null,
  related: null,
  page: null,
  timeline: [
    { step: 'CREATED', at: '2026-03-04T12:00:00Z' },
    { step: 'FINALIZED', at: null },
  ],
};

let asked: URLSearchParams[];
let items: object[];
let one: object;
beforeEach(() => {
  asked = [];
  items = [claim, order];
  one = { ...claim, ...details };
  server.use(
    http.get('*/api/users/me/transactions', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return ok({
        items,
        total: items.length,
        page: 1,
        pageSize: 25,
        sums: [{ token: SOL, in: '100000001', out: '0' }],
        servers: [{ value: 's', label: 'The Keep' }],
        tokens: [{ value: 'SOL', label: 'SOL' }],
        wallets: [{ value: ADDRESS, label: 'Vault' }],
      });
    }),
    http.get('*/api/users/me/transactions/:id', () => ok(one)),
    http.get('*/api/market/rates', () =>
      ok({ rates: [{ currency: 'USD', price: '150' }], at: new Date().toISOString() }),
    ),
  );
});

const open = (search = '') =>
  renderApp(
    `/dashboard/all-transactions${search}`,
    [
      section(
        '/dashboard',
        { adminRoute: false, walletStatus: 'not-required', loginStatus: 'logged-in' },
        'Dashboard',
        () => import('../UserDashboard'),
        [
          route('all-transactions', 'All transactions', () => import('./TransactionsScreen'), {
            data: () => import('./transactionsData'),
          }),
        ],
      ),
    ],
    'user',
  );

const rowOf = async (name: string) =>
  within(
    (await screen.findByRole('rowheader', { name: new RegExp(name) })).closest('tr') ??
      document.body,
  );

test('on a phone a row opens, and the dates are among the list options', async () => {
  const whole = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(whole(query), query === PHONE ? { matches: true } : {}),
  );
  open();
  expect(await screen.findByRole('link', { name: 'SOL for 1,000 points' })).toBeVisible();
  const details = screen.getByRole('button', { name: 'Details of SOL for 1,000 points' });
  expect(details).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(details);
  expect(details).toHaveAttribute('aria-expanded', 'true');
  expect(screen.queryByLabelText('From')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'List options' }));
  expect(screen.getByLabelText('From')).toBeVisible();
});

test('incoming and pending transactions are listed with exact amounts and their actions', async () => {
  open();
  const paid = await rowOf('SOL for 1,000 points');
  expect(asked).toHaveLength(1);
  expect(paid.getByText('+0.100000001 SOL')).toBeVisible();
  expect(paid.getByText('SUCCESS')).toBeVisible();
  expect(paid.getByRole('link', { name: /in the explorer/ })).toHaveAttribute(
    'href',
    expect.stringContaining(SIGNATURE),
  );
  const owed = await rowOf('Gold');
  expect(owed.getByText('−2.5 SOL')).toBeVisible();
  expect(owed.getByText('Waiting for your payment')).toBeVisible();
  expect(owed.getByRole('link', { name: 'Resume the payment for Gold' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/dashboard\/package-payment\/ord-1$/),
  );
});

test('filters from the address are sent to the server and can be removed', async () => {
  open('?status=SUCCESS,FAILED,NONSENSE&server=s&from=2026-03-04&to=2026-03-05');
  await rowOf('Gold');
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
    status: 'SUCCESS,FAILED',
    server: 's',
    from: new Date(2026, 2, 4).toISOString(),
    until: new Date(2026, 2, 6).toISOString(),
    sort: '-at',
  });
  expect(screen.getByRole('button', { name: 'Remove filter Server: The Keep' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Status: FAILED' }));
  await waitFor(() => expect(asked.at(-1)?.get('status')).toBe('SUCCESS'));
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(window.location.search).toBe(''));
});

test('an empty list says what will appear here', async () => {
  items = [];
  open();
  expect(await screen.findByRole('heading', { name: 'No transactions yet' })).toBeVisible();
  expect(screen.getByText('Purchases, claims and payouts appear here.')).toBeVisible();
  expect(screen.queryByLabelText('From')).not.toBeInTheDocument();
});

test('filters without a match show “No results”', async () => {
  items = [];
  open('?type=CLAIM');
  expect(await screen.findByRole('heading', { name: 'No results' })).toBeVisible();
});

test('invalid rows are skipped and counted', async () => {
  items = [claim, { ...order, amount: '1e9' }, { ...order, id: 'ord-2', direction: 'SIDEWAYS' }];
  open();
  await rowOf('SOL for 1,000 points');
  expect(screen.queryByRole('rowheader', { name: /Gold/ })).not.toBeInTheDocument();
  expect(screen.getByText(/2 transactions/)).toBeVisible();
});

test('a list that fails to load can be retried', async () => {
  let refusals = 0;
  let isShut = true;
  server.use(
    http.get('*/api/users/me/transactions', () => {
      if (!isShut) return undefined;
      refusals += 1;
      return HttpResponse.json({ success: false, message: 'The ledger is shut.' }, { status: 500 });
    }),
  );
  open();
  // The route asks, and once more the screen as it opens.
  await waitFor(() => expect(refusals).toBe(2));
  expect(await screen.findByText('The ledger is shut.')).toBeVisible();
  isShut = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await rowOf('Gold')).toBeDefined();
});

test('a transaction opens from the address with its steps, details and receipt', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  open('?transaction=pay-1');
  const drawer = within(await screen.findByRole('dialog', { name: 'SOL for 1,000 points' }));
  expect(drawer.getByText('Finalized: can’t be reversed')).toBeVisible();
  expect(drawer.getByText(/0.000005 SOL/)).toBeVisible();
  expect(await drawer.findByText(/≈ \$15.00/)).toHaveTextContent('≈ $15.00');
  expect(drawer.getByText('Confirmed on Solana and completed.')).toBeVisible();
  await userEvent.click(drawer.getByRole('button', { name: 'Print receipt' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(document.querySelector('.receipt')).toHaveTextContent(SIGNATURE);
  await userEvent.click(drawer.getByRole('button', { name: 'Close transaction' }));
  await waitFor(() => expect(window.location.search).toBe(''));
});

test('an order is canceled only after a confirmation', async () => {
  one = { ...order, ...details, timeline: [] };
  const cancelled: string[] = [];
  server.use(
    http.put('*/api/package-subscription/:id', ({ params }) => {
      cancelled.push(String(params['id']));
      return ok(null);
    }),
  );
  open('?transaction=ord-1');
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
  const question = within(
    await screen.findByRole('dialog', { name: 'Confirm Order Cancellation' }),
  );
  expect(cancelled).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(cancelled).toEqual(['ord-1']));
});

test('an underpaid order shows the missing amount and a link to support', async () => {
  one = {
    ...order,
    ...details,
    status: 'MISMATCH',
    mismatch: 'UNDERPAID',
    expected: '2500000000',
    received: '2250000000',
    actions: ['CHECK'],
  };
  open('?transaction=ord-1');
  const drawer = within(await screen.findByRole('dialog', { name: 'Gold' }));
  expect(drawer.getByText(/Short by 0\.25 SOL/)).toBeVisible();
  expect(drawer.getByRole('link', { name: 'Contact support' })).toBeVisible();
  await userEvent.click(drawer.getByRole('button', { name: 'Check now' }));
  expect(await drawer.findByText('Checked just now. No change yet.')).toBeVisible();
});

test('a failed reward can be resent, and a refusal shows the reason', async () => {
  one = {
    ...claim,
    ...details,
    type: 'REWARD',
    status: 'FAILED',
    moved: '0',
    signature: null,
    error: { code: 'TRANSFER_EXPIRED', text: 'None reached the chain.' },
    actions: ['RETRY'],
  };
  server.use(
    http.post('*/api/users/me/transactions/pay-1/retry', () =>
      HttpResponse.json({ success: false, message: 'The wallet is empty.' }, { status: 409 }),
    ),
  );
  open('?transaction=pay-1');
  const drawer = within(await screen.findByRole('dialog', { name: 'SOL for 1,000 points' }));
  expect(drawer.getByText('TRANSFER_EXPIRED')).toBeVisible();
  await userEvent.click(drawer.getByRole('button', { name: 'Resend reward' }));
  expect(await screen.findByText('The wallet is empty.')).toBeVisible();
});

test('an unknown transaction links back to all transactions', async () => {
  server.use(
    http.get('*/api/users/me/transactions/:id', () =>
      HttpResponse.json({ success: false, message: 'Transaction not found.' }, { status: 404 }),
    ),
  );
  open('?transaction=ord-9');
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', {
      name: 'View all transactions',
    }),
  );
  await waitFor(() => expect(window.location.search).toBe(''));
});

test('the member can appeal a rejected payout once', async () => {
  const refused = {
    ...claim,
    status: 'CANCELLED',
    note: 'Rejected: Two accounts share this wallet',
    moved: '0',
    signature: null,
    actions: ['APPEAL'],
  };
  items = [refused];
  one = { ...refused, ...details };
  let sent: unknown;
  server.use(
    http.post('*/api/users/me/transactions/pay-1/appeal', async ({ request }) => {
      sent = await request.json();
      one = { ...one, actions: [], appeal: { text: 'Why?', at: null } };
      return ok(one);
    }),
  );
  open('?transaction=pay-1');
  const drawer = within(await screen.findByRole('dialog', { name: 'SOL for 1,000 points' }));
  await userEvent.type(drawer.getByRole('textbox', { name: 'Ask the team about this' }), 'Why?');
  await userEvent.click(drawer.getByRole('button', { name: 'Ask the team' }));
  expect(await drawer.findByText('You asked the team')).toBeVisible();
  expect(sent).toEqual({ text: 'Why?' });
  expect(drawer.queryByRole('textbox')).not.toBeInTheDocument();
});

test('hidden balances leave no amount in the list, its totals or a transaction', async () => {
  localStorage.setItem('castle-preferences', JSON.stringify({ hideBalances: true }));
  open('?transaction=pay-1');
  expect((await screen.findAllByText('castle:payout:pay-1')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('••••').length).toBeGreaterThan(2);
  expect(screen.getByRole('table')).not.toHaveTextContent(/0\.1|2\.5/);
  expect(await screen.findByRole('dialog')).not.toHaveTextContent(/0\.1|\$/);
});
