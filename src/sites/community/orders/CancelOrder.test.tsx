import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import type { Attempt, PaymentRecord } from '@/features/billing/payments/journal/record';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { screen as route } from '@/shared/routing/table';

const CANCEL = '/api/package-subscription/:id';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('owner');
  // An older payment is looked up on the chain, which sooner or later settles the browser's record of it.
  stored().createdAt = backend.world.clock.now();
});
afterEach(() => backend.close());

const stored = () => {
  const order = backend.world.db.orders.find(({ id }) => id === 'ord-10');
  if (!order) throw new Error('no order');
  return order;
};
const toast = (text: string | RegExp) => screen.findByText(text, { selector: '.visually-hidden' });
const row = () => screen.findByRole('row', { name: /Silver Keep/ });
const cancelButton = () => screen.findByRole('button', { name: 'Cancel Silver Keep' });
const answer = async (name: 'Yes' | 'No') =>
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
async function open() {
  renderDashboard(
    'user-order',
    [route('user-order', 'Orders', () => import('./UserOrdersScreen'))],
    'srv-pending',
  );
  await cancelButton();
}
const pressCancel = async () => await userEvent.click(await cancelButton());
async function ask() {
  await open();
  await pressCancel();
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/**
 * Stores a payment record of ord-10 whose only attempt is in this state. Call it after the page is open, as another tab
 * would: a page that opens with the record settles it immediately.
 */
function keepPayment(state: Attempt['state']) {
  const record: PaymentRecord = {
    v: 1,
    orderId: 'ord-10',
    discordServerId: 'srv-pending',
    orderTitle: 'Silver Keep',
    network: 'solana',
    recipient: 'r',
    lamports: '1250000000',
    reference: 'k',
    memo: 'castle:order:ord-10',
    payer: 'p',
    createdAt: 0,
    attempts: [{ n: 1, state, blockhash: 'b', lastValidBlockHeight: 1 }],
    reported: { ok: false, tries: 0 },
    state: 'OPEN',
  };
  localStorage.setItem('PAY:ord-10', JSON.stringify(record));
}

describe('focus', () => {
  test('goes back to Cancel after No', async () => {
    await ask();
    await answer('No');
    await waitFor(async () => expect(await cancelButton()).toHaveFocus());
  });

  test('goes back to Cancel after Escape', async () => {
    await ask();
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await cancelButton()).toHaveFocus());
  });

  test('goes to the table when the Cancel button is gone', async () => {
    await ask();
    await answer('Yes');
    await waitFor(() => expect(screen.getByRole('table')).toHaveFocus());
  });
});

describe('while the request runs', () => {
  test('Yes and No are disabled, and the dialog stays', async () => {
    backend.server.use(http.put(CANCEL, () => new Promise<never>(() => undefined)));
    await ask();
    await answer('Yes');
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByRole('button', { name: 'Yes' })).toBeDisabled();
    expect(within(dialog).getByRole('button', { name: 'No' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    expect(dialog).toBeVisible();
  });
});

describe('after a refusal', () => {
  test('the orders are shown as they are on the server', async () => {
    await ask();
    backend.server.use(
      http.put(CANCEL, () => {
        Object.assign(stored(), { status: 'VERIFYING', verifyingAt: backend.world.clock.now() });
        return HttpResponse.json({ success: false, message: 'It was paid' }, { status: 409 });
      }),
    );
    await answer('Yes');
    expect(await toast('It was paid')).toBeInTheDocument();
    expect(await within(await row()).findByText('VERIFYING')).toBeVisible();
  });
});

describe('row 27: an order with a payment in the journal', () => {
  test.each(['SIGNING', 'SIGNED', 'SENT', 'USED'] as const)(
    'is not canceled while the payment is %s',
    async (state) => {
      await open();
      keepPayment(state);
      await pressCancel();
      expect(await toast(/may be on its way/)).toBeInTheDocument();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );

  test.each(['REJECTED', 'FAILED', 'UNUSED', 'ABANDONED'] as const)(
    'is canceled when the payment is %s',
    async (state) => {
      await open();
      keepPayment(state);
      await pressCancel();
      await answer('Yes');
      expect(await toast('Order cancelled.')).toBeInTheDocument();
    },
  );

  test('is not canceled when the record cannot be read', async () => {
    await open();
    localStorage.setItem('PAY:ord-10', '{"v":2}');
    await pressCancel();
    expect(await toast(/may be on its way/)).toBeInTheDocument();
  });

  test('is not canceled when a payment starts while the dialog is open', async () => {
    await ask();
    keepPayment('SIGNING');
    await answer('Yes');
    expect(await toast(/may be on its way/)).toBeInTheDocument();
    await gone();
    expect(stored().status).toBe('PENDING');
  });
});
