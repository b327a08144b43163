import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { landing, renderDashboard } from '@/app/testing/renderDashboard';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { screen as route } from '@/shared/routing/table';

const EMPTY = 'No orders available. Make sure you have placed an order.';
const ORDERS = '/api/users/subscriptions/:id';
const CANCEL = '/api/package-subscription/:id';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const open = (serverId: string | null) =>
  renderDashboard(
    'user-order',
    [
      route('user-order', 'Orders', () => import('./UserOrdersScreen')),
      landing('package', 'Packages here'),
      landing('package-payment/:orderId', 'Payment here'),
    ],
    serverId,
  );
const rowOf = async (name: string) =>
  (await screen.findByRole('cell', { name })).closest('tr') ?? document.body;
const toast = (text: string | RegExp) => screen.findByText(text, { selector: '.visually-hidden' });
const stored = () => backend.world.db.orders.find(({ id }) => id === 'ord-10');

describe('the table', () => {
  test('has the columns of the specification', async () => {
    open('srv-keep');
    const headers = await screen.findAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'S.NO',
      'Title',
      'Features',
      'Type',
      'Price',
      'Status',
      'Actions',
    ]);
  });

  test('shows the price as amount plus SOL', async () => {
    open('srv-pending');
    const row = await rowOf('Silver Keep');
    expect(within(row).getByRole('cell', { name: '1.25 SOL' })).toBeInTheDocument();
  });

  test.each([
    ['PENDING', 'secondary', 'srv-keep'],
    ['ENABLED', 'success', 'srv-keep'],
    ['UPGRADED', 'primary', 'srv-keep'],
    ['CANCELLED', 'warning', 'srv-keep'],
    ['EXPIRED', 'danger', 'srv-keep'],
    ['VERIFYING', 'info', 'srv-apes'],
    ['DISABLED', 'dark', 'srv-apes'],
  ])('shows %s as a badge in %s', async (status, colour, serverId) => {
    open(serverId);
    await screen.findAllByRole('row');
    const [badge] = await screen.findAllByText(status, { selector: 'td .badge' });
    expect(badge).toHaveClass(`text-bg-${colour}`);
  });

  test('shows three features, and all of them on request', async () => {
    open('srv-pending');
    const row = await rowOf('Silver Keep');
    const badges = () => within(row).getAllByRole('cell')[2]?.querySelectorAll('.badge').length;
    expect(badges()).toBe(3);
    await userEvent.click(within(row).getByRole('button', { name: /Show More/ }));
    expect(badges()).toBe(8);
    await userEvent.click(within(row).getByRole('button', { name: /Show Less/ }));
    expect(badges()).toBe(3);
  });

  test('offers Purchase and Cancel only for PENDING orders', async () => {
    open('srv-keep');
    const row = await rowOf('Citadel');
    expect(within(row).getByRole('link', { name: 'Purchase Citadel' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: /Purchase/ })).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: /^Cancel / })).toHaveLength(1);
  });

  test('Back leads to the packages', async () => {
    open('srv-pending');
    await userEvent.click(await screen.findByRole('link', { name: 'Back' }));
    expect(await screen.findByRole('heading', { name: 'Packages here' })).toBeVisible();
  });

  test('Purchase passes the order along', async () => {
    open('srv-pending');
    await userEvent.click(await screen.findByRole('link', { name: 'Purchase Silver Keep' }));
    expect(window.location.pathname).toBe('/dashboard/package-payment/ord-10');
    expect(window.history.state).toMatchObject({
      usr: {
        orderId: 'ord-10',
        discordServerId: 'srv-pending',
        price: '1.25',
        packageItems: expect.arrayContaining([{ id: 'token-price', name: 'Token price' }]),
      },
    });
  });
});

describe('loading', () => {
  test('shows a message', async () => {
    backend.server.use(http.get(ORDERS, () => new Promise<never>(() => undefined)));
    open('srv-pending');
    expect(await screen.findByText('Loading order...')).toBeVisible();
  });

  test('shows that there are no orders', async () => {
    open('srv-empty');
    expect(await screen.findByText(EMPTY)).toBeVisible();
  });

  test('a failure shows the server’s message, and Retry loads again', async () => {
    backend.server.use(
      http.get(
        ORDERS,
        () => HttpResponse.json({ success: false, message: 'The vault is shut' }, { status: 500 }),
        { once: true },
      ),
    );
    open('srv-pending');
    expect(await screen.findByText('The vault is shut')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await rowOf('Silver Keep')).toBeVisible();
  });

  test('without a server, the page offers a choice of servers', async () => {
    open(null);
    await userEvent.click(await screen.findByRole('button', { name: 'Choose: Pixel Rampart' }));
    expect(await rowOf('Silver Keep')).toBeVisible();
  });
});

describe('canceling', () => {
  async function ask() {
    open('srv-pending');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel Silver Keep' }));
    return await screen.findByRole('dialog', { name: 'Confirm Order Cancellation' });
  }

  test('opens a confirmation with the text of the specification', async () => {
    const dialog = await ask();
    expect(
      within(dialog).getByText('Are you sure you want to cancel this order?'),
    ).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'No' })).toHaveFocus();
  });

  test('No leaves the order unchanged', async () => {
    const dialog = await ask();
    await userEvent.click(within(dialog).getByRole('button', { name: 'No' }));
    expect(stored()?.status).toBe('PENDING');
  });

  test('Yes shows the server’s message, and the order as CANCELLED', async () => {
    const dialog = await ask();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes' }));
    expect(await toast('Order cancelled.')).toBeInTheDocument();
    expect(within(await rowOf('Silver Keep')).getByText('CANCELLED')).toBeInTheDocument();
  });

  test('a double click on Yes cancels once', async () => {
    const dialog = await ask();
    await userEvent.dblClick(within(dialog).getByRole('button', { name: 'Yes' }));
    await toast('Order cancelled.');
    const calls = backend.requests().filter(({ method }) => method === 'PUT');
    expect(calls).toHaveLength(1);
  });

  test('a refusal shows the server’s message, and the order stays', async () => {
    const dialog = await ask();
    backend.server.use(
      http.put(CANCEL, () =>
        HttpResponse.json({ success: false, message: 'Too late' }, { status: 409 }),
      ),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes' }));
    expect(await toast('Too late')).toBeInTheDocument();
    expect(within(await rowOf('Silver Keep')).getByText('PENDING')).toBeInTheDocument();
  });

  test('an exception says "Failed to cancel order"', async () => {
    const dialog = await ask();
    backend.server.use(http.put(CANCEL, () => HttpResponse.error()));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes' }));
    expect(await toast('Failed to cancel order')).toBeInTheDocument();
  });

  test('row 27: an order whose payment may be on its way is not canceled', async () => {
    localStorage.setItem('PAY:ord-10', '{"state":"OPEN"}');
    open('srv-pending');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel Silver Keep' }));
    expect(await toast(/may be on its way/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('verifying', () => {
  const NOTICE = /Payment received.*0-30 minutes/;

  test('a notice says that payment was received and how long it takes', async () => {
    open('srv-apes');
    expect(await screen.findByText(NOTICE)).toBeVisible();
  });

  test('there is no notice without a VERIFYING order', async () => {
    open('srv-pending');
    await rowOf('Silver Keep');
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  });

  test('an order that becomes ENABLED is announced, and its services are turned on', async () => {
    const order = stored();
    if (!order) throw new Error('no order');
    Object.assign(order, { status: 'VERIFYING', paymentStatus: 'PROCESSED', verifyingAt: 0 });
    // Not before the test has checked the screen, however long that takes.
    order.verifyingAt = backend.world.clock.now() + 60_000;
    const { appStore } = open('srv-pending');
    await screen.findByText(NOTICE);
    backend.world.clock.advance(90_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await toast('Silver Keep is active.')).toBeInTheDocument();
    await waitFor(() =>
      expect(appStore.store.getState().discord.serverDetails?.botServicesEnabled).toMatchObject({
        tokenPrice: true,
        holderVerification: true,
      }),
    );
  });
});

test('a reviewer sees the orders without buttons, and why', async () => {
  backend.signInAs('reviewer');
  open('srv-keep');
  expect(await screen.findByText(/Ask a treasurer or owner of this server to pay/)).toBeVisible();
  await rowOf('Citadel');
  expect(screen.queryByRole('button', { name: /^Cancel/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Purchase/ })).not.toBeInTheDocument();
});
