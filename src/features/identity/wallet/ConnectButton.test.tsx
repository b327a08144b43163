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

test('it asks for a wallet', async () => {
  const { asked, arrive } = renderButton(null);
  await userEvent.click(screen.getByRole('button', { name: 'Connect a wallet' }));
  arrive();
  expect(asked.requestConnect).toHaveBeenCalledOnce();
});

test('the wallet of an earlier visit is hurried, and pressing offers another', async () => {
  const { store, asked, arrive } = renderButton('Phantom');
  expect(store.isWanted()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Connecting ...' }));
  arrive();
  expect(asked.openPicker).toHaveBeenCalledOnce();
});

test('without a wallet of an earlier visit nothing is fetched before it is pressed', () => {
  const { store } = renderButton(null);
  expect(store.isWanted()).toBe(false);
});
