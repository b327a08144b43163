import { WalletReadyState } from '@solana/wallet-adapter-base';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeAdapter, hang } from './testing/FakeAdapter';
import { WalletButton } from './WalletButton';
import { type Notify, WalletHost } from './WalletHost';
import { WalletRuntime } from './runtime/WalletRuntime';

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const { NotDetected, Loadable } = WalletReadyState;

/** Opens the picker with the keyboard, as a person would. */
async function open(createAdapters: () => FakeAdapter[]) {
  const user = userEvent.setup();
  const notify = vi.fn<Notify>();
  render(
    <WalletHost notify={notify} loadRuntime={async () => ({ WalletRuntime, createAdapters })}>
      <WalletButton />
    </WalletHost>,
  );
  await user.tab();
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog');
  return { user, dialog, notify };
}

describe('the picker', () => {
  it('has the specified title when a wallet is installed', async () => {
    const { dialog } = await open(() => [new FakeAdapter()]);
    expect(dialog).toHaveAccessibleName('Connect a wallet on Solana to continue');
  });

  it('has the specified title when no wallet is installed', async () => {
    const { dialog } = await open(() => [new FakeAdapter({ readyState: Loadable })]);
    expect(dialog).toHaveAccessibleName("You'll need a wallet on Solana to continue");
  });

  it('marks a wallet that was found', async () => {
    await open(() => [new FakeAdapter()]);
    expect(screen.getByRole('button', { name: 'Fake Detected' })).toBeVisible();
  });

  it('keeps wallets that are not installed under More options', async () => {
    const { user } = await open(() => [
      new FakeAdapter(),
      new FakeAdapter({ name: 'Other', readyState: NotDetected }),
    ]);
    expect(screen.queryByRole('button', { name: 'Other' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More options' }));
    expect(screen.getByRole('button', { name: 'Other' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Less options' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  it('B12 offers a link for a wallet that is not installed, and opens no window', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const { user, dialog } = await open(() => [
      new FakeAdapter({ name: 'Other', readyState: NotDetected }),
    ]);
    await user.click(screen.getByRole('button', { name: 'Other' }));
    const link = within(dialog).getByRole('link', { name: 'Get Other' });
    expect(link).toHaveAttribute('href', 'https://wallet.test/');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(opened).not.toHaveBeenCalled();
  });

  it('B11 shows two registrations of one name as one row without a React error', async () => {
    const complaint = vi.spyOn(console, 'error');
    await open(() => [new FakeAdapter({ readyState: Loadable }), new FakeAdapter()]);
    expect(screen.getAllByRole('button', { name: /^Fake/ })).toHaveLength(1);
    expect(complaint).not.toHaveBeenCalled();
  });

  it('B18 shows a hostile name as text and no foreign icon', async () => {
    const { dialog } = await open(() => [
      new FakeAdapter({ name: '<img src=x onerror=alert(1)>', icon: 'https://evil.test/x.png' }),
    ]);
    expect(within(dialog).getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    expect(dialog.querySelector('img')).toBeNull();
  });

  it('G6: has a named close button and takes focus', async () => {
    const { dialog } = await open(() => [new FakeAdapter()]);
    expect(within(dialog).getByRole('button', { name: 'Close' })).toBeVisible();
    expect(dialog.contains(document.activeElement)).toBe(true);
  });

  it('G6: closes on Escape and returns focus to the button', async () => {
    const { user } = await open(() => [new FakeAdapter()]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Select Wallet' })).toHaveFocus();
  });

  it('G6: announces that it is connecting', async () => {
    const { user } = await open(() => [new FakeAdapter({ onConnect: hang })]);
    await user.click(screen.getByRole('button', { name: /^Fake/ }));
    expect(screen.getByRole('status')).toHaveTextContent('Connecting ...');
  });

  it('G6: closes when connected, with focus on the wallet menu that replaced the button', async () => {
    const { user } = await open(() => [new FakeAdapter()]);
    await user.click(screen.getByRole('button', { name: /^Fake/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: /^\w{4}…\w{4}, connected wallet$/ })).toHaveFocus();
  });

  it('G6: keeps focus inside when Tab runs out of buttons', async () => {
    const { user, dialog } = await open(() => [new FakeAdapter()]);
    for (let presses = 0; presses < 6; presses += 1) await user.tab();
    await act(
      () =>
        new Promise((resolve) => {
          setTimeout(resolve, 0);
        }),
    );
    expect(dialog.contains(document.activeElement)).toBe(true);
  });
});
