import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { landing, renderDashboard } from '@/app/testing/renderDashboard';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { MISSING, tamper } from '@/mock-api/testing/tamper';
import { screen as route } from '@/shared/routing/table';
import { compared, differenceOf } from '@/features/billing/packages/differences';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const open = (serverId: string, search = '') => {
  window.history.replaceState(null, '', `/dashboard/package${search}`);
  renderDashboard(
    `package${search}`,
    [
      route('package', 'Packages', () => import('./PackagesScreen')),
      landing('package-payment/:orderId', 'Payment here'),
    ],
    serverId,
  );
};
const orders = () => backend.world.db.orders.filter(({ serverId }) => serverId === 'srv-apes');

describe('packages', () => {
  const item = (id: string) => ({ id, name: id });
  const small = { id: '1', name: 'Small', items: [item('a')] };
  const large = { id: '2', name: 'Large', items: [item('a'), item('b')] };
  const other = { id: '3', name: 'Other', items: [item('c')] };

  test('are described by their additions to the largest package they include', () => {
    expect(differenceOf(large, [small, large, other])).toEqual({
      base: 'Small',
      added: [item('b')],
    });
    expect(differenceOf(other, [small, large, other]).base).toBeNull();
  });

  test('are compared feature by feature', () => {
    expect(compared([small, large]).map(({ id, in: has }) => [id, [...has]])).toEqual([
      ['a', ['1', '2']],
      ['b', ['2']],
    ]);
  });
});

test('the active package is shown above the offers', async () => {
  open('srv-apes');
  const panel = await screen.findByRole('region', { name: 'Your packages' });
  expect(within(panel).getByText('Bronze Keep')).toBeVisible();
});

test('a package that ended a day ago is shown with the time its modules keep working', async () => {
  const order = orders().find(({ status }) => status === 'ENABLED');
  if (order) order.expiresAt = backend.world.clock.now() - 86_400_000;
  open('srv-apes');
  const panel = await screen.findByRole('region', { name: 'Your packages' });
  expect(within(panel).getByText('Ended')).toBeVisible();
  expect(within(panel).getByText(/modules keep working until/)).toBeVisible();
});

test('prices change when a payment is verified while the page is open', async () => {
  const order = orders().find(({ status }) => status === 'ENABLED');
  Object.assign(order ?? {}, { status: 'VERIFYING', verifyingAt: backend.world.clock.now() });
  open('srv-apes');
  expect(await screen.findByRole('button', { name: /^Order Silver Keep for/ })).toBeVisible();
  Object.assign(order ?? {}, { status: 'ENABLED', verifyingAt: null });
  expect(await screen.findByRole('button', { name: /^Upgrade to Silver Keep for/ })).toBeVisible();
});

describe('an upgrade', () => {
  const upgrade = async () =>
    userEvent.click(await screen.findByRole('button', { name: /^Upgrade to Silver Keep for/ }));

  test('shows its changes before it is ordered', async () => {
    open('srv-apes');
    await upgrade();
    const dialog = await screen.findByRole('dialog', { name: 'Upgrade to Silver Keep?' });
    expect(within(dialog).getByText(/Replaces Bronze Keep/)).toBeVisible();
    expect(within(dialog).getByText(/Turns on .*NFT holder verification/)).toBeVisible();
  });

  test('is not ordered after Cancel', async () => {
    const before = orders().length;
    open('srv-apes');
    await upgrade();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(orders()).toHaveLength(before);
  });

  test('opens its payment at the price less the credit', async () => {
    open('srv-apes');
    await upgrade();
    await userEvent.click(await screen.findByRole('button', { name: 'Upgrade package' }));
    expect(await screen.findByRole('heading', { name: 'Payment here' })).toBeVisible();
    const order = orders().at(-1);
    expect(order?.packageId).toBe('pkg-silver');
    expect(Number(order?.price)).toBeLessThan(1.25);
  });

  test('with more credit than its price cannot be ordered and says why', async () => {
    const silver = backend.world.db.packages.find(({ id }) => id === 'pkg-silver');
    if (silver) silver.price = '0.1';
    open('srv-apes');
    expect(await screen.findByText(/covers the whole price of Silver Keep/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Upgrade to Silver Keep/ })).toBeDisabled();
  });
});

test('a package with unreadable terms is offered without them', async () => {
  tamper(backend, '/api/packages/:id', { 'packages.1.terms': MISSING });
  open('srv-apes');
  expect(
    await screen.findByRole('button', { name: /^Order Silver Keep for 1\.25 SOL/ }),
  ).toBeEnabled();
});

test('the comparison can be limited to differences', async () => {
  open('srv-empty', '?view=compare');
  expect(await screen.findByRole('rowheader', { name: 'Welcome message' })).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Show differences only' }));
  expect(screen.queryByRole('rowheader', { name: 'Welcome message' })).not.toBeInTheDocument();
  expect(screen.getByRole('rowheader', { name: 'Hold to earn' })).toBeVisible();
});
