import { WalletReadyState } from '@solana/wallet-adapter-base';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { factory, rejected } from './testing/factory';
import { FakeAdapter, hang } from './testing/FakeAdapter';
import { pass, press, renderWallet } from './testing/renderWallet';

const { Loadable } = WalletReadyState;
const frames = () => document.querySelectorAll('.foreign-frame').length;

/** Lays a frame over the page, as Solflare's web wallet does. */
function layFrame(parent: Element = document.body) {
  const frame = document.createElement('div');
  frame.className = 'foreign-frame';
  parent.append(frame);
}
const layFrameAnd = (then: () => Promise<void>, parent?: Element) => async () => {
  layFrame(parent);
  await then();
};
const later = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  for (const frame of document.querySelectorAll('.foreign-frame')) frame.remove();
});

async function choose(...options: ConstructorParameters<typeof FakeAdapter>[0][]) {
  const fakes = factory(...options.map((each) => () => new FakeAdapter(each)));
  const view = await renderWallet(fakes.create);
  await press('Select Wallet');
  await press(/^Alpha/);
  return view;
}

describe('an element added to the page by a wallet', () => {
  it('B19 is removed when the wallet does not answer in time', async () => {
    await choose({ name: 'Alpha', readyState: Loadable, onConnect: layFrameAnd(hang) });
    expect(frames()).toBe(1);
    await pass(30_000);
    expect(frames()).toBe(0);
  });

  it('B19 is removed when the wallet refuses, also from outside the body', async () => {
    const onConnect = layFrameAnd(rejected, document.documentElement);
    await choose({ name: 'Alpha', readyState: Loadable, onConnect });
    expect(frames()).toBe(0);
  });

  it('B19 is removed when another wallet is chosen', async () => {
    const { wallet } = await choose(
      { name: 'Alpha', readyState: Loadable, onConnect: layFrameAnd(hang) },
      { name: 'Beta' },
    );
    await press(/^Beta/);
    expect(wallet()).toMatchObject({ status: 'connected', walletName: 'Beta' });
    expect(frames()).toBe(0);
  });

  it('B19 stays while its wallet is connected', async () => {
    const { wallet } = await choose({
      name: 'Alpha',
      readyState: Loadable,
      onConnect: layFrameAnd(async () => {}),
    });
    await pass(60_000);
    expect(wallet().status).toBe('connected');
    expect(frames()).toBe(1);
  });

  it('B19 is removed when it is added after the attempt has timed out', async () => {
    const onConnect = async () => {
      await later(40_000);
      layFrame();
      await hang();
    };
    await choose({ name: 'Alpha', readyState: Loadable, onConnect });
    await pass(40_000);
    await pass();
    expect(frames()).toBe(0);
  });

  it('B19 is removed when it is added while another wallet is connecting', async () => {
    const onConnect = async () => {
      await later(1_000);
      layFrame();
      await hang();
    };
    const { wallet } = await choose(
      { name: 'Alpha', readyState: Loadable, onConnect },
      { name: 'Beta', onConnect: () => later(2_000) },
    );
    await press(/^Beta/);
    await pass(2_000);
    expect(wallet()).toMatchObject({ status: 'connected', walletName: 'Beta' });
    expect(frames()).toBe(0);
  });

  it('B19 does not include elements added before or after the attempt', async () => {
    layFrame();
    await choose({ name: 'Alpha', onConnect: rejected });
    layFrame();
    await pass();
    expect(frames()).toBe(2);
  });

  it('B19 is never one of our dialogs', async () => {
    const { wallet } = await choose({ name: 'Alpha', onConnect: () => later(2_000) });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await pass(1_000);
    fireEvent.click(screen.getByRole('button', { name: 'Connecting ...' }));
    await pass();
    expect(screen.getByRole('dialog')).toBeVisible();
    await pass(30_000);
    expect(wallet().status).toBe('connected');
  });
});
