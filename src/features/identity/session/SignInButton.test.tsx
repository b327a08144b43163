import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { notify } from '@/shared/ui/toast';
import { SignInButton } from './SignInButton';

vi.mock('@/shared/ui/toast');

const assign = vi.fn<(address: string) => void>();
beforeEach(() => {
  vi.restoreAllMocks();
  assign.mockReset();
  vi.stubGlobal('location', {
    assign,
    origin: 'https://community.test',
    pathname: '/',
    search: '',
  });
});

test('the button keeps the focus while the browser leaves for Discord', async () => {
  render(<SignInButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(screen.getByRole('button', { name: 'Redirecting to Discord…' })).toHaveFocus();
  // It leaves once its code has been fetched; without waiting, that would count for the next test.
  await waitFor(() => expect(assign).toHaveBeenCalledTimes(1));
});

test('a second press while the browser leaves does nothing', async () => {
  render(<SignInButton />);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(assign).toHaveBeenCalledTimes(1));
});

test('the button works again after going back from Discord to the cached page', async () => {
  render(<SignInButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  act(() => {
    window.dispatchEvent(new Event('pageshow'));
  });
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(assign).toHaveBeenCalledTimes(2));
});

test('D24: a browser that keeps no cookies stays on the page and says what to do', async () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  render(<SignInButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeEnabled();
  await waitFor(() =>
    expect(notify).toHaveBeenCalledWith(
      'error',
      'Couldn’t start sign-in. Allow cookies for this site and try again.',
    ),
  );
  expect(assign).not.toHaveBeenCalled();
});
