import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onAnnouncement } from '@/shared/ui/announce';
import { shortAddress } from '../../../shared/solana/shortAddress';
import { WALLET_NAME_KEY } from './rememberedWallet';
import { factory, rejected } from './testing/factory';
import { FakeAdapter, hang } from './testing/FakeAdapter';
import { pass, press, renderWallet } from './testing/renderWallet';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
});

describe('connecting', () => {
  it('B1 connects the picked wallet once', async () => {
    const fakes = factory(() => new FakeAdapter());
    const { notices, wallet } = await renderWallet(fakes.create);
    await press('Select Wallet');
    await press(/^Fake/);
    expect(wallet().status).toBe('connected');
    expect(fakes.connects()).toBe(1);
    expect(notices).toEqual([]);
  });

  it('says so when the connected account is chosen again', async () => {
    const key = new FakeAdapter().keypair;
    const { notices, wallet } = await renderWallet(
      factory(() => Object.assign(new FakeAdapter(), { keypair: key })).create,
    );
    await press('Select Wallet');
    await press(/^Fake/);
    wallet().openPicker();
    await pass();
    await press(/^Fake/);
    expect(notices.map(({ title }) => title)).toEqual(['This wallet is already connected']);
  });

  it('G8: a connection is announced', async () => {
    const said: string[] = [];
    const stop = onAnnouncement((message) => said.push(message));
    const { wallet } = await renderWallet(factory(() => new FakeAdapter()).create);
    await press('Select Wallet');
    await press(/^Fake/);
    expect(said.at(-1)).toBe(`Wallet ${shortAddress(wallet().address ?? '')} connected`);
    stop();
  });

  it('B1 connects a wallet that answers within the call', async () => {
    const { wallet } = await renderWallet(factory(() => new FakeAdapter({ instant: true })).create);
    await press('Select Wallet');
    await press(/^Fake/);
    expect(wallet().status).toBe('connected');
  });

  it('B1 waits for a wallet whose call returns before it is connected', async () => {
    const afterASecond = () => new Promise<void>((resolve) => setTimeout(resolve, 1_000));
    const { notices, wallet } = await renderWallet(
      factory(() => new FakeAdapter({ inBackground: true, onConnect: afterASecond })).create,
    );
    await press('Select Wallet');
    await press(/^Fake/);
    expect(wallet().status).toBe('connecting');
    await pass(1_400);
    expect(wallet().status).toBe('connected');
    expect(notices).toEqual([]);
  });

  it('B1 reports the failure of a wallet whose call returned before it', async () => {
    const refusal = () =>
      new Promise<void>((_, reject) => setTimeout(() => reject(new Error('closed')), 1_000));
    const { notices, wallet } = await renderWallet(
      factory(() => new FakeAdapter({ inBackground: true, onConnect: refusal })).create,
    );
    await press('Select Wallet');
    await press(/^Fake/);
    expect(notices).toEqual([]);
    await pass(1_400);
    expect(wallet().status).toBe('no-wallet');
    expect(notices).toMatchObject([{ tone: 'error' }]);
  });

  it('B1 the last of several quick picks wins', async () => {
    const fakes = factory(
      () => new FakeAdapter({ name: 'Alpha', onConnect: hang }),
      () => new FakeAdapter({ name: 'Beta' }),
    );
    const { notices, wallet } = await renderWallet(fakes.create);
    await press('Select Wallet');
    fireEvent.click(screen.getByRole('button', { name: /^Alpha/ }));
    fireEvent.click(screen.getByRole('button', { name: /^Beta/ }));
    await pass();
    expect(wallet()).toMatchObject({ status: 'connected', walletName: 'Beta' });
    expect(notices).toEqual([]);
  });

  it('B2 is still connecting after 29 999 ms', async () => {
    const { wallet } = await renderWallet(
      factory(() => new FakeAdapter({ onConnect: hang })).create,
    );
    await press('Select Wallet');
    await press(/^Fake/);
    await pass(29_999);
    expect(wallet().status).toBe('connecting');
  });

  it('B2 gives up at 30 000 ms, says so and forgets the choice', async () => {
    const { wallet, notices } = await renderWallet(
      factory(() => new FakeAdapter({ onConnect: hang })).create,
    );
    await press('Select Wallet');
    await press(/^Fake/);
    await pass(30_000);
    expect(wallet().status).toBe('no-wallet');
    expect(notices).toMatchObject([{ tone: 'error', title: 'The wallet didn’t answer in time' }]);
    expect(localStorage.getItem(WALLET_NAME_KEY)).toBeNull();
  });

  it('B2 a new attempt after the time limit connects the wallet', async () => {
    let onConnect = hang;
    const fakes = factory(() => new FakeAdapter({ onConnect: () => onConnect() }));
    const { wallet } = await renderWallet(fakes.create);
    await press('Select Wallet');
    await press(/^Fake/);
    await pass(30_000);
    onConnect = async () => {};
    await press(/^Fake/);
    expect(wallet().status).toBe('connected');
  });

  it('B3 an answer at 31 s changes nothing', async () => {
    const late = () =>
      new Promise<void>((resolve) => {
        setTimeout(resolve, 31_000);
      });
    const { wallet } = await renderWallet(
      factory(() => new FakeAdapter({ onConnect: late })).create,
    );
    await press('Select Wallet');
    await press(/^Fake/);
    await pass(32_000);
    expect(wallet().status).toBe('no-wallet');
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('B3 a late failure of one wallet leaves a newer choice alone', async () => {
    const late = () =>
      new Promise<void>((_, reject) => {
        setTimeout(() => reject(new Error('late')), 2_000);
      });
    const fakes = factory(
      () => new FakeAdapter({ name: 'Alpha', onConnect: late }),
      () => new FakeAdapter({ name: 'Beta' }),
    );
    const { wallet, notices } = await renderWallet(fakes.create);
    await press('Select Wallet');
    await press(/^Alpha/);
    await press(/^Beta/);
    await pass(3_000);
    expect(wallet()).toMatchObject({ status: 'connected', walletName: 'Beta' });
    expect(notices).toEqual([]);
  });

  it('B1 a double click calls the wallet once', async () => {
    const fakes = factory(() => new FakeAdapter({ onConnect: hang }));
    await renderWallet(fakes.create);
    await press('Select Wallet');
    await press(/^Fake/);
    await press(/^Fake/);
    expect(fakes.connects()).toBe(1);
  });

  it('B2 shows the reason in the open picker, with the wallets still there to retry', async () => {
    await renderWallet(factory(() => new FakeAdapter({ onConnect: hang })).create);
    await press('Select Wallet');
    await press(/^Fake/);
    await pass(30_000);
    expect(screen.getByRole('dialog')).toHaveTextContent('The wallet didn’t answer in time');
    expect(screen.getByRole('button', { name: 'Fake Detected' })).toBeVisible();
  });

  it('B16 shows a rejection in the wallet in a neutral tone', async () => {
    const { notices, wallet } = await renderWallet(
      factory(() => new FakeAdapter({ onConnect: rejected })).create,
    );
    await press('Select Wallet');
    await press(/^Fake/);
    expect(wallet().status).toBe('no-wallet');
    expect(notices).toMatchObject([{ tone: 'neutral' }]);
  });
});

describe('disconnecting', () => {
  it('B4 ends after 5 s when the wallet does not answer', async () => {
    const fakes = factory(() => new FakeAdapter({ onDisconnect: hang }));
    const { wallet } = await renderWallet(fakes.create);
    await press('Select Wallet');
    await press(/^Fake/);
    void wallet().disconnect();
    await pass(4_999);
    expect(wallet().status).toBe('disconnecting');
    await pass(1);
    expect(wallet()).toMatchObject({ status: 'no-wallet', address: null });
  });

  it('B4 disconnects the page even when the wallet fails to disconnect', async () => {
    const fakes = factory(
      () => new FakeAdapter({ onDisconnect: () => Promise.reject(new Error('no')) }),
    );
    const { wallet } = await renderWallet(fakes.create);
    await press('Select Wallet');
    await press(/^Fake/);
    await wallet().disconnect();
    await pass();
    expect(wallet().status).toBe('no-wallet');
  });
});
