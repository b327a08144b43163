import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { OrderSummaryHint } from './OrderSummaryHint';

const packageItems = ['Welcome message', 'Token price', 'Quests', 'Live mints'].map(
  (name, index) => ({ id: String(index), name }),
);
const hint = { orderId: 'o', discordServerId: 's', price: '1.5', packageItems };

test('three features stand beside the price, and the others once they are asked for', async () => {
  render(<OrderSummaryHint hint={hint} />);
  expect(screen.getByText('1.5 SOL')).toBeVisible();
  expect(screen.getByText('Quests')).toBeVisible();
  expect(screen.queryByText('Live mints')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Show More/ }));
  expect(screen.getByText('Live mints')).toBeVisible();
});

test('what is not known yet has its line already', () => {
  render(<OrderSummaryHint hint={null} />);
  expect(screen.getAllByText('–')).toHaveLength(8);
});
