import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WalletMenu } from './runtime/WalletMenu';
import { createWalletStore } from './walletStore';

const ADDRESS = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function clipboard(writeText: () => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
}

function show() {
  const store = createWalletStore(null);
  const actions = {
    openPicker: vi.fn<() => void>(),
    requestConnect: vi.fn<() => void>(),
    disconnect: vi.fn<() => Promise<void>>(async () => {}),
    signTransaction: vi.fn<(bytes: Uint8Array) => Promise<Uint8Array>>(async (bytes) => bytes),
  };
  store.attach(actions, WalletMenu);
  const wallet = { ...store.getState(), status: 'connected' as const, address: ADDRESS };
  render(<WalletMenu wallet={wallet} toggleRef={null} />);
  return actions;
}

const settle = () => act(() => vi.advanceTimersByTimeAsync(0));
const toggle = () => screen.getByRole('button', { name: '7xKX…gAsU, connected wallet' });
/** A key as a browser handles it on a button: Enter also clicks. */
const key = async (name: string) => {
  const target = document.activeElement ?? document.body;
  fireEvent.keyDown(target, { key: name });
  if (name === 'Enter' && target instanceof HTMLElement) fireEvent.click(target);
  await settle();
};
const openByKey = async () => {
  toggle().focus();
  await key('ArrowDown');
};

describe('the menu of a connected wallet', () => {
  it('G7: opens by keyboard with focus on its first button', async () => {
    show();
    await openByKey();
    expect(screen.getByRole('button', { name: 'Copy address' })).toHaveFocus();
  });

  it('G7: opens with Enter too', async () => {
    show();
    toggle().focus();
    await key('Enter');
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  });

  it('G7: arrows walk through Copy address, Change wallet, Disconnect', async () => {
    show();
    await openByKey();
    await key('ArrowDown');
    expect(screen.getByRole('button', { name: 'Change wallet' })).toHaveFocus();
    await key('ArrowDown');
    expect(screen.getByRole('button', { name: 'Disconnect' })).toHaveFocus();
  });

  it('G7: Escape closes it and gives focus back', async () => {
    show();
    await openByKey();
    await key('Escape');
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(toggle()).toHaveFocus();
  });

  it('G7: says Copied, politely, for at least 2 s', async () => {
    clipboard(async () => {});
    show();
    await openByKey();
    await key('Enter');
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(screen.getByRole('button', { name: 'Copy address' })).toBeVisible();
  });

  it('B17 shows the address, selected, when the clipboard refuses', async () => {
    clipboard(() => Promise.reject(new Error('denied')));
    show();
    await openByKey();
    await key('Enter');
    const field = screen.getByRole<HTMLInputElement>('textbox');
    expect(field).toHaveValue(ADDRESS);
    expect(field).toHaveFocus();
    expect(field.selectionEnd).toBe(ADDRESS.length);
  });

  it('Change wallet opens the picker', async () => {
    const { openPicker } = show();
    await openByKey();
    fireEvent.click(screen.getByRole('button', { name: 'Change wallet' }));
    expect(openPicker).toHaveBeenCalledOnce();
  });

  it('Disconnect disconnects and closes the menu', async () => {
    const { disconnect } = show();
    await openByKey();
    fireEvent.click(screen.getByRole('button', { name: 'Disconnect' }));
    await settle();
    expect(disconnect).toHaveBeenCalledOnce();
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });
});
