import type { Adapter } from '@solana/wallet-adapter-base';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { vi } from 'vitest';
import type { WalletNotice } from '../errors';
import { WALLET_NAME_KEY } from '../rememberedWallet';
import type { LoadedRuntime } from '../runtime/load';
import { WalletRuntime } from '../runtime/WalletRuntime';
import { WalletButton } from '../WalletButton';
import { useWalletState } from '../WalletContext';
import { WalletHost } from '../WalletHost';
import type { WalletState } from '../walletStore';

export const remember = (name: string) =>
  localStorage.setItem(WALLET_NAME_KEY, JSON.stringify(name));

/** Lets promises settle and, with fake timers, time pass. */
export const pass = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));

export const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass();
};

/** A page with the wallet button, a field a person types into, and the state for looking at. */
export async function renderWallet(
  createAdapters: () => Adapter[],
  {
    strict = false,
    failsFirst = false,
    isSlow = false,
  }: { strict?: boolean; failsFirst?: boolean; isSlow?: boolean } = {},
) {
  const notices: WalletNotice[] = [];
  const notify = (notice: WalletNotice) => notices.push(notice);
  const seen: WalletState[] = [];
  const loadRuntime = vi.fn<() => Promise<LoadedRuntime>>(async () => ({
    WalletRuntime,
    createAdapters,
  }));
  if (isSlow) loadRuntime.mockReturnValue(new Promise(() => undefined));
  if (failsFirst) loadRuntime.mockRejectedValueOnce(new Error('chunk'));

  function Page() {
    const wallet = useWalletState();
    const [text, setText] = useState('');
    seen.push(wallet);
    return (
      <>
        <WalletButton />
        <p>status: {wallet.status}</p>
        <p>address: {wallet.address}</p>
        <input aria-label="Notes" value={text} onChange={(event) => setText(event.target.value)} />
      </>
    );
  }
  const host = (
    <WalletHost notify={notify} loadRuntime={loadRuntime}>
      <Page />
    </WalletHost>
  );
  const view = render(strict ? <StrictMode>{host}</StrictMode> : host);
  await pass(1);
  const wallet = () => {
    const last = seen.at(-1);
    if (!last) throw new Error('nothing was rendered');
    return last;
  };
  return { ...view, notices, wallet, loadRuntime, seen };
}
