import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ed25519 } from '@noble/curves/ed25519.js';
import { Keypair } from '@solana/web3.js';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attachServerData } from '@/app/store/attachServerData';
import { createStore } from '@/app/store/store';
import { openLinkSheet } from '@/features/identity/linked-wallets/linkSheet';
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

/** Opens the frame's part with no wallet, or with the one of an earlier visit. */
function open(remembered: string | null = null) {
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

test('connecting goes straight on to linking, and no wallet opens before the press', async () => {
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

test('“Later” is remembered for this wallet, and a labelled way stays', async () => {
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

test('the wallet of an earlier visit asks for nothing by itself', async () => {
  const { connect } = open('Test wallet');
  connect();
  const button = await screen.findByRole('button', { name: 'Link wallet' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(button);
  expect(await sheet()).toBeVisible();
});

test('a wallet of another member is answered in the sheet', async () => {
  link(ADDRESS, 'usr-member');
  const { connect } = open();
  connect();
  await sheet();
  await press('Sign and link');
  expect(await screen.findByText(/linked to another account/)).toBeVisible();
});

test('a linked wallet is not offered', async () => {
  link(ADDRESS);
  const { connect, store } = open();
  connect();
  await waitFor(() => expect(JSON.stringify(store.getState())).toContain(`wal-${ADDRESS}`));
  expect(screen.queryByRole('button')).toBeNull();
  const orElse = vi.fn<() => void>();
  // Asked as soon as the wallets are in the store, it may have to wait for the page to have seen them.
  act(() => openLinkSheet({ orElse }));
  await waitFor(() => expect(orElse).toHaveBeenCalledOnce());
});

test('what asked for the link goes on without another press, also with another wallet', async () => {
  const onLinked = vi.fn<() => void>();
  const { connect } = open('Test wallet');
  connect(OTHER);
  // Before anybody knows what is linked.
  act(() => openLinkSheet({ onLinked }));
  await press('Use another wallet');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  connect();
  await sheet();
  await press('Sign and link');
  await waitFor(() => expect(onLinked).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
