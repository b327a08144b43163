import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ed25519 } from '@noble/curves/ed25519.js';
import { Keypair } from '@solana/web3.js';
import { delay, http } from 'msw';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attachServerData } from '@/app/store/attachServerData';
import { createStore } from '@/app/store/store';
import { openLinkSheet } from '@/features/identity/linked-wallets/linkSheet';
import { WalletCards } from '@/features/identity/linked-wallets/WalletCards';
import { viewerKnown } from '@/features/identity/session/viewerSlice';
import { WalletStoreContext } from '@/features/identity/wallet/WalletContext';
import { createWalletStore } from '@/features/identity/wallet/walletStore';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import UnlinkedWallet from './UnlinkedWallet';

const keypair = Keypair.generate();
const ADDRESS = keypair.publicKey.toBase58();
const OTHER = Keypair.generate().publicKey.toBase58();

let backend: TestBackend;
let userId: string;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  userId = backend.signInAs('newcomer').id;
});
afterEach(() => backend.close());

const signMessage = vi.fn<(bytes: Uint8Array) => Promise<Uint8Array>>(async (bytes) =>
  ed25519.sign(bytes, keypair.secretKey.slice(0, 32)),
);

/** Renders this part of the frame, above a page, with no wallet or with the one of an earlier visit. */
function open(remembered: string | null = null, page: ReactNode = null) {
  signMessage.mockClear();
  const wallet = createWalletStore(remembered);
  wallet.attach(
    {
      openPicker: () => undefined,
      requestConnect: () => undefined,
      disconnect: async () => undefined,
      signTransaction: async (bytes) => bytes,
    },
    () => null,
  );
  let isRestoring = remembered !== null;
  const report = (status: 'connecting' | 'connected', address: string | null) =>
    act(() =>
      wallet.report({
        status,
        address,
        walletName: 'Test wallet',
        restoring: isRestoring && status === 'connecting',
        supportsSignOnly: true,
        signMessage,
      }),
    );
  const app = createStore();
  attachServerData(app);
  app.store.dispatch(
    viewerKnown({
      id: userId,
      username: 'nova',
      displayName: 'Nova',
      avatar: null,
      capabilities: [],
      isFamiliar: true,
    }),
  );
  const view = render(
    <Provider store={app.store}>
      <WalletStoreContext value={wallet}>
        <MemoryRouter>
          <UnlinkedWallet />
          {page}
        </MemoryRouter>
      </WalletStoreContext>
    </Provider>,
  );
  const connect = (address = ADDRESS) => {
    report('connecting', null);
    report('connected', address);
    isRestoring = false;
  };
  return { ...view, connect, wallet, store: app.store };
}
const sheet = () => screen.findByRole('dialog', { name: 'Link this wallet' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const link = (address: string, owner = userId) =>
  backend.world.db.linkedWallets.push({
    id: `wal-${address}`,
    userId: owner,
    address,
    name: null,
    flag: 'DEFAULT',
    method: 'SIWS',
    linkedAt: 0,
  });

test('connecting opens the link dialog, and the wallet signs only after a click', async () => {
  const { connect, wallet } = open();
  connect();
  expect(await sheet()).toHaveTextContent('no transaction, no fee');
  expect(signMessage).not.toHaveBeenCalled();
  await press('Sign and link');
  expect(await screen.findByText('Linked. Rewards go to this wallet.')).toBeVisible();
  await press('Done');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(backend.world.db.linkedWallets.some((row) => row.address === ADDRESS)).toBe(true);
  await waitFor(() => expect(wallet.getState().offerLink).toBeNull());
});

test('the dialog stays closed while the list without the new wallet is read again', async () => {
  const { connect } = open();
  connect();
  await sheet();
  backend.server.use(http.get('*/api/users/me/wallets', () => delay('infinite')));
  await press('Sign and link');
  await press('Done');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Link wallet' })).toBeNull();
});

test('a wallet that its owner just unlinked opens no dialog', async () => {
  link(ADDRESS);
  const wallet = {
    id: `wal-${ADDRESS}`,
    address: ADDRESS,
    name: 'Savings',
    flag: 'DEFAULT',
    method: 'SIWS',
    linkedAt: null,
    serves: [],
  };
  const { connect } = open(null, <WalletCards wallets={[wallet]} />);
  connect();
  await press('Unlink Savings');
  await press('Unlink');
  expect(await screen.findByRole('button', { name: 'Link wallet' })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Link this wallet' })).toBeNull();
});

test('Later is remembered for this wallet, and the Link wallet button stays', async () => {
  const first = open();
  first.connect();
  await sheet();
  await press('Later');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  first.unmount();
  const again = open();
  again.connect();
  expect(await screen.findByRole('button', { name: 'Link wallet' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(again.wallet.getState().offerLink).not.toBeNull();
  again.connect(OTHER);
  await sheet();
});

test('the wallet of an earlier visit opens no dialog until Link wallet is clicked', async () => {
  const { connect } = open('Test wallet');
  connect();
  const button = await screen.findByRole('button', { name: 'Link wallet' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(button);
  expect(await sheet()).toBeVisible();
});

test('a wallet linked to another account shows an error in the dialog', async () => {
  link(ADDRESS, 'usr-member');
  const { connect } = open();
  connect();
  await sheet();
  await press('Sign and link');
  expect(await screen.findByText(/linked to another account/)).toBeVisible();
});

test('a linked wallet is not offered for linking', async () => {
  link(ADDRESS);
  const { connect, store } = open();
  connect();
  await waitFor(() => expect(JSON.stringify(store.getState())).toContain(`wal-${ADDRESS}`));
  expect(screen.queryByRole('button')).toBeNull();
  const orElse = vi.fn<() => void>();
  // Called as soon as the store has the wallets; the page may not have rendered them yet.
  act(() => openLinkSheet({ orElse }));
  await waitFor(() => expect(orElse).toHaveBeenCalledOnce());
});

test('the action that needed the link continues without another click, even with another wallet', async () => {
  const onLinked = vi.fn<() => void>();
  const { connect } = open('Test wallet');
  connect(OTHER);
  // Before the linked wallets are known.
  act(() => openLinkSheet({ onLinked }));
  await press('Use another wallet');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  connect();
  await sheet();
  await press('Sign and link');
  await waitFor(() => expect(onLinked).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
