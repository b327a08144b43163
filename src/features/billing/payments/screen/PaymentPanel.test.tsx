import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { WalletHost } from '@/features/identity/wallet/WalletHost';
import type { PaymentFlow } from '../flow/flow';
import { initialState, type PaymentState } from '../flow/machine';
import type { Phase } from '../flow/phase';
import { anOrder, BOB, TREASURY } from '../testing/modelWorld';
import { PaymentPanel } from './PaymentPanel';

const flowOf = (state: PaymentState) =>
  ({
    subscribe: () => () => undefined,
    getState: () => state,
    start: vi.fn<PaymentFlow['start']>(),
    recheck: vi.fn<() => void>(),
    pay: vi.fn<() => void>(),
    acceptNewPrice: vi.fn<() => void>(),
    confirmWithoutJournal: vi.fn<() => void>(),
    resume: vi.fn<() => void>(),
    reportNow: vi.fn<() => void>(),
    accountChanged: vi.fn<PaymentFlow['accountChanged']>(),
    dispose: vi.fn<() => void>(),
  }) satisfies PaymentFlow;

function show(phase: Phase, change: Partial<PaymentState> = {}, isEnabled = false) {
  const state = { ...initialState, phase, order: anOrder(), ...change };
  const flow = flowOf(state);
  render(
    <MemoryRouter>
      <WalletHost notify={() => undefined}>
        <PaymentPanel flow={flow} state={state} isEnabled={isEnabled} />
      </WalletHost>
    </MemoryRouter>,
  );
  return flow;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('each phase offers its action', () => {
  test.each([
    [{ name: 'ready' }, 'Pay 1.5 SOL', 'pay'],
    [{ name: 'rejected' }, 'Pay 1.5 SOL', 'pay'],
    [{ name: 'expired-unused' }, 'Pay again', 'pay'],
    [{ name: 'failed-on-chain', error: 'x' }, 'Pay again', 'pay'],
    [{ name: 'discarded', reason: { kind: 'too-slow' } }, 'Approve again', 'pay'],
    [{ name: 'discarded', reason: { kind: 'price-changed' } }, 'View new price', 'recheck'],
    [{ name: 'needs-consent' }, 'Pay anyway', 'confirmWithoutJournal'],
    [{ name: 'blocked', reason: { kind: 'chain-unreachable' } }, 'Try again', 'recheck'],
    [
      { name: 'blocked', reason: { kind: 'price-changed', before: 1n, now: 2_000_000_000n } },
      'Accept 2 SOL',
      'acceptNewPrice',
    ],
    [{ name: 'reporting', tries: 3, lastError: '', needsSupport: false }, 'Retry now', 'reportNow'],
  ] satisfies [Phase, string, keyof PaymentFlow][])('%o: %s', async (phase, label, action) => {
    const flow = show(phase);
    await press(label);
    expect(flow[action]).toHaveBeenCalledTimes(1);
  });
});

describe('no button is shown while a payment is under way', () => {
  test.each([
    { name: 'checking' },
    { name: 'awaiting-signature' },
    { name: 'final-check' },
    { name: 'sending' },
    { name: 'confirming' },
    { name: 'unknown' },
    { name: 'confirmed' },
    { name: 'busy-elsewhere' },
  ] satisfies Phase[])('$name', (phase) => {
    show(phase);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

test('an order that is paid links back to the orders', () => {
  show({ name: 'blocked', reason: { kind: 'order-not-pending', status: 'VERIFYING' } });
  expect(screen.getByRole('link', { name: 'Back to orders' })).toHaveAttribute(
    'href',
    '/dashboard/user-order',
  );
});

test('a package that is active links to its modules', () => {
  show({ name: 'reported', duplicate: false }, {}, true);
  expect(screen.getByRole('link', { name: 'Set up modules' })).toHaveAttribute(
    'href',
    '/dashboard/bots',
  );
});

test('a recipient that differs leads to support', () => {
  show({ name: 'blocked', reason: { kind: 'recipient-differs', named: 'theirs', ours: 'ours' } });
  expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute('target', '_blank');
});

test('C11: a recipient that is not ours is shown in full beside ours', () => {
  show({ name: 'blocked', reason: { kind: 'recipient-differs', named: BOB, ours: TREASURY } });
  expect(screen.getByText(BOB)).toBeVisible();
  expect(screen.getByText(TREASURY)).toBeVisible();
});

test('a payment that came too late says it is returned and links to the orders', () => {
  show({ name: 'returning' });
  expect(screen.getByText(/returned to the wallet it came from/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to orders' })).toBeVisible();
});

test('the signature is in the page in full and links to the explorer', () => {
  show({ name: 'confirming' }, { signature: '5'.repeat(88) });
  expect(screen.getByText('5'.repeat(88))).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View in explorer' })).toHaveAttribute(
    'href',
    expect.stringContaining(`/tx/${'5'.repeat(88)}`),
  );
});

test('row 22: a partial payment that already arrived is shown', () => {
  const quote = {
    lamports: 1_500_000_000n,
    fee: 6_000n,
    balance: 9n,
    remaining: 1n,
    payer: 'a',
    recipient: 'b',
    reference: 'c',
    memo: 'd',
    partial: 400_000_000n,
  };
  show({ name: 'ready' }, { quote });
  expect(
    screen.getByText(/0\.4 SOL already arrived for this order, which is less than the price/),
  ).toBeVisible();
});

test('an active package says so and offers no payment', () => {
  show({ name: 'reported', duplicate: false }, {}, true);
  expect(screen.getByRole('heading', { name: 'Your package is active' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Pay/ })).not.toBeInTheDocument();
});
