import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EarnedTotal } from './EarnedTotal';
import type { Earned } from './showcase';

const earned: Earned = {
  tokens: [
    {
      mint: null,
      symbol: 'SOL',
      image: null,
      decimals: 9,
      amount: '250000000',
      value: '250000000',
    },
  ],
  nfts: 0,
};

test('hidden balances hide the own total', () => {
  localStorage.setItem('castle-preferences', JSON.stringify({ hideBalances: true }));
  render(<EarnedTotal earned={earned} isOwn />);
  expect(screen.queryByText(/0\.25/)).not.toBeInTheDocument();
  expect(screen.getAllByText('hidden')).not.toHaveLength(0);
});

test('hidden balances leave the total of another member', () => {
  localStorage.setItem('castle-preferences', JSON.stringify({ hideBalances: true }));
  render(<EarnedTotal earned={earned} isOwn={false} />);
  expect(screen.getAllByText(/0\.25/)).not.toHaveLength(0);
});
