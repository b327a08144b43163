import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ConnectButton } from './ConnectButton';
import { WalletStoreContext } from './WalletContext';
import { createWalletStore } from './walletStore';

function renderButton(remembered: string | null) {
  const store = createWalletStore(remembered);
  render(
    <WalletStoreContext value={store}>
      <ConnectButton />
    </WalletStoreContext>,
  );
  const asked = { openPicker: vi.fn<() => void>(), requestConnect: vi.fn<() => void>() };
  const arrive = () =>
    store.attach(
      { ...asked, disconnect: async () => undefined, signTransaction: async (bytes) => bytes },
      () => null,
    );
  return { store, asked, arrive };
}

test('a press requests a wallet connection', async () => {
  const { asked, arrive } = renderButton(null);
  await userEvent.click(screen.getByRole('button', { name: 'Connect a wallet' }));
  arrive();
  expect(asked.requestConnect).toHaveBeenCalledOnce();
});

test('a remembered wallet is loaded at once, and a press opens the picker', async () => {
  const { store, asked, arrive } = renderButton('Phantom');
  expect(store.isWanted()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Connecting ...' }));
  arrive();
  expect(asked.openPicker).toHaveBeenCalledOnce();
});

test('the wallet code is not loaded before a press without a remembered wallet', () => {
  const { store } = renderButton(null);
  expect(store.isWanted()).toBe(false);
});
