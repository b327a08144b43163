import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ShortAmount } from './ShortAmount';

describe('ShortAmount', () => {
  it('can be focused, and gives the exact amount on hover and to screen readers', async () => {
    render(
      <p>
        Earned <ShortAmount units={12_345_600n} decimals={9} symbol="SOL" />
      </p>,
    );
    const amount = screen.getByTitle('0.0123456 SOL');
    expect(screen.getByText('0.01235 SOL')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByText('0.0123456 SOL')).not.toHaveAttribute('aria-hidden');

    await userEvent.tab();
    expect(amount).toHaveFocus();
  });

  it('is no tab stop where nothing was cut', async () => {
    render(<ShortAmount units={1_250_000_000n} decimals={9} symbol="SOL" />);
    expect(screen.getByText('1.25 SOL')).not.toHaveAttribute('title');

    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('is no tab stop in a table, and still exact', async () => {
    render(<ShortAmount units={-12_345_600n} decimals={9} isInline />);
    expect(screen.getByTitle('−0.0123456')).toHaveTextContent('−0.01235−0.0123456');

    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });
});
