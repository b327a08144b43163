import { render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { attachServerData } from '@/app/store/attachServerData';
import { createStore } from '@/app/store/store';
import { WalletStoreContext } from '@/features/identity/wallet/WalletContext';
import { createWalletStore } from '@/features/identity/wallet/walletStore';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import UnlinkedWallet from './UnlinkedWallet';

const ADDRESS = 'So11111111111111111111111111111111111111112';

let backend: TestBackend;
let userId: string;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  userId = backend.signInAs('newcomer').id;
});
afterEach(() => backend.close());

function open() {
  const wallet = createWalletStore(null);
  wallet.report({
    status: 'connected',
    address: ADDRESS,
    walletName: 'Test wallet',
    restoring: false,
    supportsSignOnly: true,
  });
  wallet.attach(
    {
      openPicker: () => undefined,
      requestConnect: () => undefined,
      disconnect: async () => undefined,
      signTransaction: async (bytes) => bytes,
    },
    () => null,
  );
  const app = createStore();
  attachServerData(app);
  render(
    <Provider store={app.store}>
      <WalletStoreContext value={wallet}>
        <MemoryRouter>
          <UnlinkedWallet />
        </MemoryRouter>
      </WalletStoreContext>
    </Provider>,
  );
  return app.store;
}
const link = () => screen.queryByRole('link', { name: /^Wallet not linked/ });

test('a wallet that is connected and not linked says so, and leads to where it is linked', async () => {
  open();
  await waitFor(() => expect(link()).toHaveAttribute('href', '/dashboard/profile/wallets'));
});

test('of one that is linked nothing is said', async () => {
  backend.world.db.linkedWallets.push({
    id: 'wal-own',
    userId,
    address: ADDRESS,
    name: null,
    flag: 'DEFAULT',
    method: 'SIWS',
    linkedAt: 0,
  });
  const store = open();
  await waitFor(() => expect(JSON.stringify(store.getState())).toContain('wal-own'));
  expect(link()).not.toBeInTheDocument();
});
