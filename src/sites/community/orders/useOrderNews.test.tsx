import { act, renderHook, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { createStore } from '@/app/store/store';
import type { Order } from '@/features/billing/orders/order';
import { reportPayment } from '@/features/billing/payments/endpoints';
import { createTestBackend } from '@/mock-api/hosts/vitest/testServer';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { request } from '@/shared/api/request';
import { screen as route } from '@/shared/routing/table';
import { onToast } from '@/shared/ui/toast';
import { useOrderNews } from './useOrderNews';

const order = (status: string, change: Partial<Order> = {}): Order => ({
  id: 'ord-1',
  discordServerId: 'srv-a',
  price: '1.25',
  subscriptionType: 'MONTHLY',
  status,
  package: { name: 'Silver Keep', items: [] },
  ...change,
});

describe('reloading the orders', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  const reload = vi.fn<() => Promise<void>>(async () => undefined);
  const wrapper = ({ children }: PropsWithChildren) => (
    <Provider store={createStore().store}>{children}</Provider>
  );
  const watch = (status: string, change: Partial<Order> = {}) => {
    reload.mockClear();
    return renderHook((orders: Order[]) => useOrderNews('srv-a', orders, reload), {
      wrapper,
      initialProps: [order(status, change)],
    });
  };
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const hide = (hidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };

  test('happens every 5 s while an order is VERIFYING', async () => {
    watch('VERIFYING');
    await pass(4_900);
    expect(reload).not.toHaveBeenCalled();
    await pass(100);
    expect(reload).toHaveBeenCalledTimes(1);
    await pass(10_000);
    expect(reload).toHaveBeenCalledTimes(3);
  });

  test.each(['PENDING', 'ENABLED', 'CANCELLED'])('does not happen for %s', async (status) => {
    watch(status);
    await pass(60_000);
    expect(reload).not.toHaveBeenCalled();
  });

  test('row 24: happens while a payment is being returned, and the return is announced', async () => {
    const told: string[] = [];
    const stop = onToast(({ message }) => told.push(message));
    const { rerender } = watch('CANCELLED', { paymentStatus: 'MISMATCH' });
    await pass(5_000);
    expect(reload).toHaveBeenCalledTimes(1);
    rerender([
      order('CANCELLED', { paymentStatus: 'RECLAIMED_AFTER_FAILURE', returnSignature: 'back' }),
    ]);
    await pass(60_000);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(told).toEqual(['The payment for Silver Keep was returned.']);
    stop();
  });

  test('pauses while the tab is hidden', async () => {
    watch('VERIFYING');
    hide(true);
    await pass(60_000);
    expect(reload).not.toHaveBeenCalled();
  });

  test('happens at once when the tab is shown again', async () => {
    watch('VERIFYING');
    hide(true);
    await pass(60_000);
    hide(false);
    await pass(0);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('ends when the order is no longer VERIFYING', async () => {
    const { rerender } = watch('VERIFYING');
    rerender([order('DISABLED')]);
    await pass(60_000);
    expect(reload).not.toHaveBeenCalled();
  });

  test('ends with the screen', async () => {
    watch('VERIFYING').unmount();
    await pass(60_000);
    expect(reload).not.toHaveBeenCalled();
  });
});

test('server details that fail to load after an activation show a warning', async () => {
  const backend = createTestBackend({ startChain: async () => scriptedChain() });
  try {
    backend.signInAs('owner');
    const row = backend.world.db.orders.find(({ id }) => id === 'ord-10');
    if (!row) throw new Error('no order');
    row.status = 'VERIFYING';
    row.paymentStatus = 'PROCESSED';
    // Not before the test has checked the screen, however long that takes.
    row.verifyingAt = backend.world.clock.now() + 60_000;
    renderDashboard(
      'user-order',
      [route('user-order', 'Orders', () => import('./UserOrdersScreen'))],
      'srv-pending',
    );
    await screen.findByText(/Payment received/);
    backend.server.use(
      http.get('/api/discord/server-details/:id', () =>
        HttpResponse.json({ success: false, message: 'Gates are shut' }, { status: 500 }),
      ),
    );
    backend.world.clock.advance(90_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(
      await screen.findByText('Gates are shut', { selector: '.visually-hidden' }),
    ).toBeInTheDocument();
  } finally {
    backend.close();
  }
});

test('an order shows its new state once its payment from a closed tab is reported', async () => {
  const backend = createTestBackend({ startChain: async () => scriptedChain() });
  try {
    backend.signInAs('owner');
    const row = backend.world.db.orders.find(({ id }) => id === 'ord-10');
    if (!row) throw new Error('no order');
    renderDashboard(
      'user-order',
      [route('user-order', 'Orders', () => import('./UserOrdersScreen'))],
      'srv-pending',
    );
    expect(await screen.findByText('PENDING')).toBeInTheDocument();
    backend.server.use(
      http.post('/api/packages/subscriptions/payments', () => {
        row.status = 'VERIFYING';
        row.paymentStatus = 'PROCESSED';
        row.verifyingAt = backend.world.clock.now() + 600_000;
        return HttpResponse.json({ success: true, message: 'Registered.', data: null });
      }),
    );
    await act(() =>
      // As the search for lost payments does, on any page.
      request(reportPayment, {
        body: {
          orderId: row.id,
          discordServerId: 'srv-pending',
          signature: '1'.repeat(64),
          reference: row.reference,
          walletAddress: '1'.repeat(32),
          lamports: '1',
          network: 'solana',
        },
      }),
    );
    expect(await screen.findByText('VERIFYING')).toBeInTheDocument();
    expect(screen.queryByText('PENDING')).not.toBeInTheDocument();
  } finally {
    backend.close();
  }
});
