import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeAdapter } from './testing/FakeAdapter';
import { pass, press, remember, renderWallet } from './testing/renderWallet';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

const one = () => [new FakeAdapter()];

describe('WalletHost', () => {
  it('fetches no wallet code before it is needed', async () => {
    const { loadRuntime } = await renderWallet(one);
    await pass(5_000);
    expect(loadRuntime).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Select Wallet' })).toBeVisible();
  });

  it('fetches the code when the pointer enters the button, without opening anything', async () => {
    const { loadRuntime } = await renderWallet(one);
    fireEvent.pointerEnter(screen.getByRole('button'));
    await pass();
    expect(loadRuntime).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('fetches the code at once for a remembered wallet', async () => {
    remember('Fake');
    const { loadRuntime } = await renderWallet(one);
    expect(loadRuntime).toHaveBeenCalledOnce();
  });

  it('shows a remembered wallet as connecting while the code is loading', async () => {
    remember('Fake');
    const { wallet } = await renderWallet(one, { isSlow: true });
    expect(wallet().loaded).toBe(false);
    expect(screen.getByRole('button', { name: 'Connecting ...' })).toBeVisible();
  });

  it('opens the picker after a press that came before the code was loaded', async () => {
    await renderWallet(one);
    await press('Select Wallet');
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('keeps typed text when the code arrives', async () => {
    const { wallet } = await renderWallet(one);
    fireEvent.change(screen.getByLabelText('Notes'), { target: { value: 'half a form' } });
    wallet().load();
    await pass();
    expect(wallet().loaded).toBe(true);
    expect(screen.getByLabelText('Notes')).toHaveValue('half a form');
  });

  it('says so when the code cannot be fetched, and tries again on the next press', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { loadRuntime, notices } = await renderWallet(one);
    loadRuntime.mockRejectedValueOnce(new Error('chunk'));
    await press('Select Wallet');
    expect(notices).toMatchObject([{ title: 'Couldn’t load wallets' }]);
    await press('Select Wallet');
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('restores a remembered wallet once the network is back', async () => {
    remember('Fake');
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { wallet, notices } = await renderWallet(one, { failsFirst: true });
    expect(wallet()).toMatchObject({ restoring: true, loaded: false });
    expect(notices).toEqual([]);
    onLine.mockReturnValue(true);
    fireEvent.online(window);
    await pass(10);
    expect(wallet().status).toBe('connected');
  });

  it('shows an error after a press on the wallet button without a network', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { loadRuntime, notices } = await renderWallet(one);
    loadRuntime.mockRejectedValueOnce(new Error('chunk'));
    await press('Select Wallet');
    expect(notices).toMatchObject([{ title: 'Couldn’t load wallets' }]);
  });

  it('ignores a corrupted remembered wallet', async () => {
    localStorage.setItem('walletName', '{nonsense');
    const { wallet } = await renderWallet(one);
    expect(wallet().status).toBe('no-wallet');
  });

  it('signs nothing while no wallet is connected', async () => {
    const { wallet } = await renderWallet(one);
    await expect(wallet().signTransaction(new Uint8Array())).rejects.toMatchObject({
      name: 'WalletNotConnectedError',
    });
  });

  it('offers signing of messages and transactions once connected', async () => {
    const { wallet } = await renderWallet(one);
    expect(wallet().signMessage).toBeUndefined();
    await press('Select Wallet');
    await press(/^Fake/);
    expect(wallet().supportsSignOnly).toBe(true);
    expect(await wallet().signMessage?.(Uint8Array.of(1, 2))).toEqual(Uint8Array.of(2, 1));
  });
});
