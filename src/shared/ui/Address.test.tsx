import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Address } from './Address';

const VALUE = '2dJ58H29NPMUPLSxJKEyGcYsZieQeXauhv4KtGiD9dtb';

test('shortened for the eye, it is whole for a screen reader', () => {
  render(<Address value={VALUE} what="the wallet" isShort />);
  expect(screen.getByText('2dJ5…9dtb')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText(VALUE)).toHaveClass('visually-hidden');
});

test('a translated page leaves it as it is', () => {
  render(<Address value={VALUE} what="the wallet" />);
  expect(screen.getByText(VALUE)).toHaveAttribute('translate', 'no');
});

test('copies the whole', async () => {
  const user = userEvent.setup();
  render(<Address value={VALUE} what="the wallet" isShort />);
  await user.click(screen.getByRole('button', { name: 'Copy the wallet' }));
  expect(await navigator.clipboard.readText()).toBe(VALUE);
});

test.each([
  ['account', `/address/${VALUE}`],
  ['transaction', `/tx/${VALUE}`],
] as const)('an %s is linked to the explorer', (explorer, path) => {
  render(<Address value={VALUE} what="it" explorer={explorer} />);
  expect(screen.getByRole('link', { name: 'View in explorer' })).toHaveAttribute(
    'href',
    expect.stringContaining(path),
  );
});

test('a hostile value cannot leave the explorer', () => {
  render(<Address value="../../evil?x" what="it" explorer="account" />);
  const href = screen.getByRole('link', { name: 'View in explorer' }).getAttribute('href');
  expect(new URL(href ?? '').pathname).toBe('/address/..%2F..%2Fevil%3Fx');
});
