import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { attachServerData } from '@/app/store/attachServerData';
import { createStore } from '@/app/store/store';
import { useModulesQuery } from '@/features/modules/engine/modulesApi';
import { orderSchema } from '@/features/billing/orders/order';
import { usePackagesOnOfferQuery } from '@/features/billing/packages/packagesApi';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { useUntilEnabled } from './useUntilEnabled';

const SERVER = 'srv-pending';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const order = orderSchema.parse({ id: 'ord-10', discordServerId: SERVER, status: 'VERIFYING' });

/** What Bots and Packages show, beside a payment that is being verified. */
function Payment() {
  const isEnabled = useUntilEnabled(order, true);
  const { data: modules } = useModulesQuery(SERVER);
  const { data: packages } = usePackagesOnOfferQuery(SERVER);
  const locked = modules?.modules.filter(({ state }) => state === 'LOCKED').length;
  if (locked === undefined || packages === undefined) return null;
  return (
    <ul>
      <li>{isEnabled ? 'Your package is active' : 'Verifying'}</li>
      <li>{locked === modules?.modules.length ? 'All modules locked' : 'Some modules unlocked'}</li>
      <li>{packages.held?.length ? 'A package is in force' : 'No package is in force'}</li>
    </ul>
  );
}

test('Bots and Packages show an activated package without a reload', async () => {
  const row = backend.world.db.orders.find(({ id }) => id === order.id);
  if (!row) throw new Error('The seed has no such order.');
  row.status = 'VERIFYING';
  row.paymentStatus = 'PROCESSED';
  row.verifyingAt = backend.world.clock.now() + 60_000;
  const appStore = createStore();
  attachServerData(appStore);
  render(
    <Provider store={appStore.store}>
      <Payment />
    </Provider>,
  );
  expect(await screen.findByText('All modules locked')).toBeVisible();
  expect(screen.getByText('No package is in force')).toBeVisible();
  backend.world.clock.advance(90_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('Your package is active')).toBeVisible();
  expect(await screen.findByText('Some modules unlocked')).toBeVisible();
  expect(await screen.findByText('A package is in force')).toBeVisible();
});
