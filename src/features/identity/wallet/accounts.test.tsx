import { WalletPublicKeyError } from '@solana/wallet-adapter-base';
import { Keypair } from '@solana/web3.js';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { factory } from './testing/factory';
import { FakeAdapter } from './testing/FakeAdapter';
import { pass, press, renderWallet } from './testing/renderWallet';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
});

describe('changes inside the wallet', () => {
  const connected = async () => {
    const fakes = factory(() => new FakeAdapter());
    const view = await renderWallet(fakes.create);
    await press('Select Wallet');
    await press(/^Fake/);
    const [adapter] = fakes.live();
    if (!adapter) throw new Error('not connected');
    return { ...view, adapter };
  };

  it('B9 a switch to another account shows at once', async () => {
    const { adapter, wallet } = await connected();
    const next = Keypair.generate().publicKey;
    adapter.switchAccount(next);
    await pass();
    expect(wallet()).toMatchObject({ status: 'connected', address: next.toBase58() });
  });

  it('B10 an account hidden from this site disconnects and keeps typed text', async () => {
    const { adapter, wallet } = await connected();
    fireEvent.change(screen.getByLabelText('Notes'), { target: { value: 'half a form' } });
    adapter.emit('error', new WalletPublicKeyError());
    await pass();
    expect(wallet()).toMatchObject({ status: 'no-wallet', address: null });
    expect(screen.getByLabelText('Notes')).toHaveValue('half a form');
  });

  it('B10 a disconnect by the wallet shows at once', async () => {
    const { adapter, wallet } = await connected();
    await adapter.disconnect();
    await pass();
    expect(wallet()).toMatchObject({ status: 'no-wallet', address: null });
  });

  it('Change wallet disconnects the old wallet and connects the new wallet', async () => {
    const fakes = factory(
      () => new FakeAdapter({ name: 'Alpha' }),
      () => new FakeAdapter({ name: 'Beta' }),
    );
    const { wallet } = await renderWallet(fakes.create);
    await press('Select Wallet');
    await press(/^Alpha/);
    wallet().openPicker();
    await pass();
    await press(/^Beta/);
    expect(fakes.live().map(({ name }) => name)).toEqual(['Beta']);
    expect(wallet().walletName).toBe('Beta');
  });
});
