import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { createStore } from '@/app/store/store';
import type { Quote } from '../flow/machine';
import { ALICE, anOrder, REFERENCE, TREASURY } from '../testing/modelWorld';
import { OrderSummary } from './OrderSummary';

const quote: Quote = {
  lamports: 1_500_000_000n,
  fee: 6_000n,
  balance: 10_000_000_000n,
  remaining: 8_499_994_000n,
  payer: ALICE,
  recipient: TREASURY,
  reference: REFERENCE,
  memo: '',
  partial: 0n,
};
const show = (isReceipt: boolean) =>
  render(
    <Provider store={createStore().store}>
      <OrderSummary order={anOrder()} quote={quote} isReceipt={isReceipt} recipient={TREASURY} />
    </Provider>,
  );
const OF_A_WALLET = ['Maximum network fee', 'In your wallet', 'Left after payment'];

test('C16: a summary before payment shows the fee, the balance and the remainder', () => {
  show(false);
  for (const term of OF_A_WALLET) expect(screen.getByText(term)).toBeVisible();
});

test('a receipt shows the amount and the recipient, and no wallet figures', () => {
  show(true);
  expect(screen.getByText('1.5 SOL')).toBeVisible();
  expect(screen.getByText(TREASURY)).toBeVisible();
  for (const term of OF_A_WALLET) expect(screen.queryByText(term)).not.toBeInTheDocument();
});
