import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { MISSING, tamper } from '@/mock-api/testing/tamper';
import { screen as route } from '@/shared/routing/table';
import { some } from '@tests/setup/scope';

const ORDERS = '/api/users/subscriptions/:id';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('owner');
});
afterEach(() => backend.close());

/** Opens the orders of a server whose first, Citadel, is PENDING; `odd` is what stands where in that one. */
function open(odd: Readonly<Record<string, unknown>>) {
  const at = Object.entries(odd).map(([path, value]) => [`packageSubscriptions.${path}`, value]);
  tamper(backend, ORDERS, Object.fromEntries(at));
  renderDashboard(
    'user-order',
    [route('user-order', 'Orders', () => import('./UserOrdersScreen'))],
    'srv-keep',
  );
}
const rows = async () => {
  await screen.findAllByRole('row');
  return screen.getAllByRole('row').slice(1);
};
const first = async () => (await rows())[0] ?? document.body;
const NUMBER = 5;

describe('F1: an order with something odd is shown among the others', () => {
  test.each(
    some([
      ['no price', '0.price', null],
      ['a price that is missing', '0.price', MISSING],
      ['a price in words', '0.price', 'free'],
      ['a price that is an object', '0.price', { amount: '1.25' }],
      ['no type', '0.subscriptionType', null],
      ['no status', '0.status', null],
      ['a status of a later version', '0.status', 'ON_HOLD'],
      ['a status in small letters', '0.status', 'pending'],
      ['no package', '0.package', null],
      ['a package without a name', '0.package.name', MISSING],
      ['features that are no list', '0.package.items', {}],
      ['no features', '0.package.items', null],
      ['a feature without an id', '0.package.items.0.id', null],
      ['no server', '0.discordServerId', MISSING],
      ['a time that is a number', '0.createdAt', 1_700_000_000],
      ['an end that is an object', '0.expiresAt', {}],
      ['a reference that is a number', '0.reference', 7],
      ['a receiver that is null', '0.recipient', null],
      ['a signature that is a list', '0.paymentSignature', []],
      ['a field nobody knows', '0.later', { than: 'this' }],
    ]),
  )('%s', async (_, path, value) => {
    open({ [path]: value });
    expect(await rows()).toHaveLength(NUMBER);
  });
});

describe('F1: an order that cannot be used is left out, and told of', () => {
  test.each([
    ['no id', { '0.id': null }, '1 order could not be shown: Citadel.'],
    ['an id that is not exact', { '0.id': 2 ** 60 }, '1 order could not be shown: Citadel.'],
    ['no object', { '0': 'nonsense' }, '1 order could not be shown.'],
  ])('%s', async (_, odd, note) => {
    open(odd);
    expect(await screen.findByText(note)).toBeVisible();
    expect(await rows()).toHaveLength(NUMBER - 1);
  });

  test('nobody is told that there are none', async () => {
    open({ '0.id': null, '1.id': null, '2.id': null, '3.id': null, '4.id': null });
    expect(await screen.findByText(/^5 orders could not be shown: Citadel/)).toBeVisible();
    expect(screen.queryByText(/No orders available/)).not.toBeInTheDocument();
  });
});

describe('money and identity', () => {
  test.each([
    ['no price', 'price', null],
    ['a price that is not exact', 'price', 0.1 + 0.2],
    ['a price of nothing', 'price', '0'],
    ['no server', 'discordServerId', null],
  ])('F3: with %s it cannot be paid, says why, and can be cancelled', async (_, field, value) => {
    open({ [`0.${field}`]: value });
    const row = within(await first());
    expect(row.getByText(/could not be read, so it cannot be paid/)).toBeVisible();
    expect(row.queryByRole('link', { name: /Purchase/ })).not.toBeInTheDocument();
    expect(row.getByRole('button', { name: 'Cancel Citadel' })).toBeVisible();
  });

  test.each(['pending', 'PENDING ', 'ON_HOLD', ['PENDING'], null])(
    'with the status %j nothing is offered',
    async (status) => {
      open({ '0.status': status });
      const row = within(await first());
      expect(row.queryByRole('link', { name: /Purchase/ })).not.toBeInTheDocument();
      expect(row.queryByRole('button', { name: /^Cancel/ })).not.toBeInTheDocument();
    },
  );

  test('a status of a later version is shown as it is', async () => {
    open({ '0.status': 'ON_HOLD' });
    expect(within(await first()).getByText('ON_HOLD')).toBeVisible();
  });

  test('of two with the same id the first is taken, and the other told of', async () => {
    open({ '1.id': 'twin', '0.id': 'twin' });
    expect(await screen.findByText(/^1 order could not be shown/)).toBeVisible();
    expect(within(await first()).getByRole('cell', { name: 'Citadel' })).toBeVisible();
  });
});
