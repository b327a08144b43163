import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { OrderSummaryHint } from './OrderSummaryHint';

const packageItems = ['Welcome message', 'Token price', 'Quests', 'Live mints'].map(
  (name, index) => ({ id: String(index), name }),
);
const hint = { orderId: 'o', discordServerId: 's', price: '1.5', packageItems };

test('three features appear beside the price, the others after Show More', async () => {
  render(<OrderSummaryHint hint={hint} />);
  expect(screen.getByText('1.5 SOL')).toBeVisible();
  expect(screen.getByText('Quests')).toBeVisible();
  expect(screen.queryByText('Live mints')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Show More/ }));
  expect(screen.getByText('Live mints')).toBeVisible();
});

test('unknown values show as dashes before the hint is loaded', () => {
  render(<OrderSummaryHint hint={null} />);
  expect(screen.getAllByText('–')).toHaveLength(8);
});
