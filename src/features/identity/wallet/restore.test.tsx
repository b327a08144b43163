import { WalletReadyState } from '@solana/wallet-adapter-base';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WALLET_NAME_KEY } from './rememberedWallet';
import { factory, rejected } from './testing/factory';
import { FakeAdapter, hang } from './testing/FakeAdapter';
import { pass, press, remember, renderWallet } from './testing/renderWallet';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
});

describe('restoring on load', () => {
  it('B5 reconnects silently, without a single connect that could pop up', async () => {
    remember('Fake');
    const fakes = factory(() => new FakeAdapter());
    const { wallet } = await renderWallet(fakes.create);
    await pass(10);
    expect(wallet().status).toBe('connected');
    expect(fakes.connects()).toBe(0);
  });

  it('B5 a wallet that cannot be silent waits for a press of Connect', async () => {
    remember('Fake');
    const fakes = factory(() => new FakeAdapter({ silentReconnect: false }));
    const { wallet } = await renderWallet(fakes.create);
    await pass(10);
    expect(wallet().status).toBe('has-wallet');
    await press('Connect');
    expect(wallet().status).toBe('connected');
    expect(fakes.connects()).toBe(1);
  });

  it('B5 after a cancelled attempt nothing is left to reconnect', async () => {
    await renderWallet(factory(() => new FakeAdapter({ onConnect: rejected })).create);
    await press('Select Wallet');
    await press(/^Fake/);
    expect(localStorage.getItem(WALLET_NAME_KEY)).toBeNull();
  });

  it('B6 tries once and says nothing when it fails', async () => {
    remember('Fake');
    const fakes = factory(
      () => new FakeAdapter({ onConnect: () => Promise.reject(new Error('locked')) }),
    );
    const { wallet, notices } = await renderWallet(fakes.create);
    await pass(60_000);
    expect(fakes.made.map(({ silentConnects }) => silentConnects)).toEqual([1]);
    expect(wallet().status).toBe('has-wallet');
    expect(notices).toEqual([]);
  });

  it('B6 tries once, also when its extension goes and comes back', async () => {
    remember('Fake');
    const fakes = factory(
      () => new FakeAdapter({ onConnect: () => Promise.reject(new Error('locked')) }),
    );
    await renderWallet(fakes.create);
    await pass(10);
    fakes.made[0]?.becomes(WalletReadyState.NotDetected);
    await pass(10);
    fakes.made[0]?.becomes(WalletReadyState.Installed);
    await pass(60_000);
    expect(fakes.made.map(({ silentConnects }) => silentConnects)).toEqual([1]);
  });

  it('B6 never reconnects silently again after a disconnect', async () => {
    remember('Fake');
    const fakes = factory(() => new FakeAdapter());
    const { wallet } = await renderWallet(fakes.create);
    await pass(10);
    await act(() => wallet().disconnect());
    await press('Select Wallet');
    await press(/^Fake/);
    await pass(60_000);
    expect(wallet().status).toBe('connected');
    expect(fakes.made.reduce((sum, { silentConnects }) => sum + silentConnects, 0)).toBe(1);
    expect(fakes.connects()).toBe(1);
  });

  it('B6 a reconnect that hangs ends after 30 s, unmentioned', async () => {
    remember('Fake');
    const { wallet, notices } = await renderWallet(
      factory(() => new FakeAdapter({ onConnect: hang })).create,
    );
    await pass(30_010);
    expect(wallet().status).toBe('no-wallet');
    expect(notices).toEqual([]);
  });

  it('a reconnect that hangs counts until it is given up', async () => {
    remember('Fake');
    const { wallet } = await renderWallet(
      factory(() => new FakeAdapter({ onConnect: hang })).create,
    );
    await pass(29_000);
    expect(wallet()).toMatchObject({ status: 'connecting', restoring: true });
    await pass(1_010);
    expect(wallet()).toMatchObject({ status: 'no-wallet', restoring: false });
  });

  it('B7 reconnects when the extension appears 3 s late', async () => {
    remember('Fake');
    const fakes = factory(() => new FakeAdapter({ readyState: WalletReadyState.NotDetected }));
    const { wallet } = await renderWallet(fakes.create);
    await pass(3_000);
    expect(wallet().restoring).toBe(false);
    fakes.made[0]?.becomes(WalletReadyState.Installed);
    await pass();
    expect(wallet().status).toBe('connected');
  });

  it('B8 StrictMode keeps the wallet and asks once', async () => {
    remember('Fake');
    const fakes = factory(() => new FakeAdapter());
    const { wallet } = await renderWallet(fakes.create, { strict: true });
    await pass(2_000);
    expect(wallet().status).toBe('connected');
    expect(fakes.connects()).toBe(0);
    expect(fakes.made.reduce((sum, { silentConnects }) => sum + silentConnects, 0)).toBe(1);
  });

  it('shows "connecting" until it is known whether the wallet comes back', async () => {
    remember('Fake');
    const { seen } = await renderWallet(factory(() => new FakeAdapter()).create);
    await pass(10);
    const states = seen.map(({ status }) => status);
    expect(new Set(states)).toEqual(new Set(['connecting', 'connected']));
  });
});
