import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TokenMark } from './TokenMark';

const KEEP = 'KeepJmgjhQTxgxPQUQSYvwuUbUCwXyUc6LDyQPLCyj3';

test('SOL and wrapped SOL have the drawn logo, for any image sent', () => {
  for (const mint of [null, 'So11111111111111111111111111111111111111112']) {
    const { container, unmount } = render(
      <TokenMark mint={mint} symbol="SOL" image="https://x.example/sol.png" size={22} />,
    );
    expect(container.querySelector('svg')).toHaveClass('avatar--22');
    expect(container.querySelector('img')).toBeNull();
    unmount();
  }
});

test('a token has its image, or initials if the image doesn’t load', () => {
  const { container } = render(
    <TokenMark mint={KEEP} symbol="KEEP" image="https://x.example/keep.png" />,
  );
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('alt', '');
  fireEvent.error(image ?? container);
  expect(screen.getByText('K')).toHaveAttribute('aria-hidden', 'true');
});

test('an address that can’t be an image is never loaded', () => {
  const { container } = render(<TokenMark mint={KEEP} symbol="KEEP" image="javascript:alert(1)" />);
  expect(container.querySelector('img')).toBeNull();
});
