import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ed25519 } from '@noble/curves/ed25519.js';
import { Keypair } from '@solana/web3.js';
import { delay, http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { attachServerData } from '@/app/store/attachServerData';
import { createStore } from '@/app/store/store';
import { textOf } from '@/features/identity/linked-wallets/signInText';
import { AccountQuestionHost } from '@/features/identity/session/AccountQuestionHost';
import { authenticate } from '@/features/identity/session/authenticate';
import { shortAddress } from '@/shared/solana/shortAddress';
import { WalletStoreContext } from '@/features/identity/wallet/WalletContext';
import { createWalletStore, type WalletReport } from '@/features/identity/wallet/walletStore';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { LAST_ACCOUNT_KEY } from '@/shared/storage/storage';
import WalletsScreen from './WalletsScreen';

const WALLETS = '/api/users/me/wallets';

let backend: TestBackend;
let userId: string;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  userId = backend.signInAs('newcomer').id;
});
afterEach(() => backend.close());

const keypair = Keypair.generate();
const address = keypair.publicKey.toBase58();
const short = shortAddress(address);
const signMessage = async (bytes: Uint8Array) =>
  ed25519.sign(bytes, keypair.secretKey.slice(0, 32));
/** The signature of the only signer is between the first byte and the message. */
const signTransaction = async (bytes: Uint8Array) => {
  const message = bytes.slice(65);
  return Uint8Array.from([1, ...(await signMessage(message)), ...message]);
};

/** Opens the page with a connected wallet whose user approves everything. */
function open(report: Partial<WalletReport> = {}) {
  const wallet = createWalletStore(null);
  const connected = (part: Partial<WalletReport>) =>
    wallet.report({
      status: 'connected',
      address,
      walletName: 'Test wallet',
      restoring: false,
      supportsSignOnly: true,
      signMessage,
      ...part,
    });
  connected(report);
  wallet.attach(
    {
      openPicker: () => undefined,
      requestConnect: () => undefined,
      disconnect: async () => undefined,
      signTransaction,
    },
    () => null,
  );
  const appStore = createStore();
  attachServerData(appStore);
  render(
    <Provider store={appStore.store}>
      <WalletStoreContext value={wallet}>
        <MemoryRouter>
          <WalletsScreen />
          <AccountQuestionHost />
        </MemoryRouter>
      </WalletStoreContext>
    </Provider>,
  );
  return { connected, appStore };
}
/** A wallet that is already linked. */
function linked(id: string, flag: 'DEFAULT' | 'NOT_DEFAULT', name: string | null = null) {
  const row = {
    id,
    userId,
    address: Keypair.generate().publicKey.toBase58(),
    name,
    flag,
    method: 'SIWS' as const,
    linkedAt: 0,
  };
  backend.world.db.linkedWallets.push(row);
  return row;
}
/** The answer of a server that passes on the sign-in text of another site. */
function foreignRequest() {
  const input = {
    domain: 'evil.example',
    address,
    statement: 'Sign in.',
    uri: 'https://evil.example/',
    version: '1',
    chainId: 'mainnet',
    nonce: 'abcdefgh12345678',
    issuedAt: '2025-11-20T10:00:00.000Z',
    expirationTime: '2025-11-20T10:05:00.000Z',
    requestId: 'lnk-1',
  };
  const data = { requestId: 'lnk-1', input, message: textOf(input) };
  return { success: true, message: '', data };
}
const mine = () => backend.world.db.linkedWallets.filter((row) => row.userId === userId);
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const card = (name: string) => screen.findByRole('listitem', { name });
const dialog = async () => within(await screen.findByRole('dialog'));

describe('linking', () => {
  test('without a wallet says that it costs nothing', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'No linked wallets yet' })).toBeVisible();
    expect(screen.getByText(/no transaction, no fee/)).toBeVisible();
  });

  test('signs a message with the connected wallet and makes it the default', async () => {
    open();
    await press(`Link ${short}`);
    expect(await screen.findByText('Linked.')).toBeVisible();
    expect(within(await card(short)).getByText('DEFAULT')).toBeVisible();
    expect(within(await card(short)).getByText('Connected')).toBeVisible();
  });

  test('A27: in a planted session the account is confirmed before the wallet signs', async () => {
    let asked = 0;
    localStorage.setItem(LAST_ACCOUNT_KEY, 'usr-other');
    const { appStore } = open({
      signMessage: async (bytes) => {
        asked += 1;
        return signMessage(bytes);
      },
    });
    await act(() => appStore.store.dispatch(authenticate()));
    await press(`Link ${short}`);
    await screen.findByRole('dialog', { name: 'Is this your account?' });
    expect(asked).toBe(0);
    await press('Yes, this is me');
    expect(await screen.findByText('Linked.')).toBeVisible();
  });

  test('does not open the wallet for a message of another site', async () => {
    let asked = 0;
    backend.server.use(http.post(`*${WALLETS}/nonce`, () => HttpResponse.json(foreignRequest())));
    open({
      signMessage: async (bytes) => {
        asked += 1;
        return signMessage(bytes);
      },
    });
    await press(`Link ${short}`);
    expect(await screen.findByText(/for another site or account/)).toBeVisible();
    expect(asked).toBe(0);
  });

  test('with a Ledger device signs a transaction that is never sent', async () => {
    open();
    await userEvent.click(await screen.findByRole('checkbox', { name: /I’m using a Ledger/ }));
    await press(`Link ${short}`);
    await screen.findByText('Linked.');
    expect(mine().map(({ method }) => method)).toEqual(['TRANSACTION']);
  });

  test('can be stopped while the wallet is open', async () => {
    open({ signMessage: () => new Promise<never>(() => undefined) });
    await press(`Link ${short}`);
    expect(await screen.findByText(/Waiting for your wallet/)).toBeVisible();
    await press('Stop waiting');
    expect(screen.queryByText(/Waiting for your wallet/)).not.toBeInTheDocument();
    expect(mine()).toEqual([]);
  });

  test('declined in the wallet links nothing and can be tried again', async () => {
    let count = 0;
    open({
      signMessage: async (bytes) => {
        count += 1;
        if (count === 1) throw Object.assign(new Error('no'), { code: 4001 });
        return signMessage(bytes);
      },
    });
    await press(`Link ${short}`);
    expect(
      await screen.findByText('You declined the request in your wallet. Nothing was linked.'),
    ).toBeVisible();
    await press('Try again');
    expect(await screen.findByText('Linked.')).toBeVisible();
  });

  test('that took too long can be tried again', async () => {
    let count = 0;
    open({
      signMessage: async (bytes) => {
        count += 1;
        if (count === 1) backend.world.clock.advance(6 * 60_000);
        return signMessage(bytes);
      },
    });
    await press(`Link ${short}`);
    expect(await screen.findByText(/longer than 5 minutes/)).toBeVisible();
    await press('Try again');
    expect(await screen.findByText('Linked.')).toBeVisible();
  });

  test('offers the other account that signed in the wallet instead', async () => {
    const other = Keypair.generate().publicKey.toBase58();
    open({
      signIn: async () => ({
        address: other,
        signedMessage: new Uint8Array(1),
        signature: new Uint8Array(64),
      }),
    });
    await press(`Link ${short}`);
    expect(
      await screen.findByRole('button', { name: `Link ${shortAddress(other)} instead` }),
    ).toBeVisible();
    expect(mine()).toEqual([]);
  });

  test('notices a changed account in the wallet before anything is sent', async () => {
    const other = Keypair.generate().publicKey.toBase58();
    let change: (part: Partial<WalletReport>) => void = () => undefined;
    const view = open({
      signMessage: async (bytes) => {
        act(() => change({ address: other }));
        return signMessage(bytes);
      },
    });
    change = view.connected;
    await press(`Link ${short}`);
    expect(
      await screen.findByRole('button', { name: `Link ${shortAddress(other)} instead` }),
    ).toBeVisible();
  });

  test('refuses another member’s wallet without naming the member', async () => {
    backend.world.db.linkedWallets.push({
      ...linked('wal-x', 'DEFAULT'),
      address,
      userId: 'usr-owner',
    });
    backend.world.db.linkedWallets = backend.world.db.linkedWallets.filter(
      ({ userId: id }) => id !== userId,
    );
    open();
    await press(`Link ${short}`);
    expect(await screen.findByText('This wallet is linked to another account.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});

describe('linked wallets', () => {
  test('can be renamed', async () => {
    linked('wal-1', 'DEFAULT', 'Vault');
    open();
    await press('Rename Vault');
    const box = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(box);
    await userEvent.type(box, 'Cold vault{Enter}');
    expect(await card('Cold vault')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Rename Cold vault' })).toHaveFocus();
  });

  test('refuse a name that is too long, with an error at the field', async () => {
    linked('wal-1', 'DEFAULT', 'Vault');
    open();
    await press('Rename Vault');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), `${'x'.repeat(25)}{Enter}`);
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      'At most 24 characters.',
    );
  });

  test('become the default after a confirmation that says where rewards go', async () => {
    linked('wal-1', 'DEFAULT', 'Vault');
    const row = linked('wal-2', 'NOT_DEFAULT', 'Pocket');
    open();
    await press('Make Pocket the default');
    expect(
      (await dialog()).getByText(`New claims and payouts go to ${shortAddress(row.address)}.`),
    ).toBeVisible();
    await userEvent.click((await dialog()).getByRole('button', { name: 'Make default' }));
    await waitFor(async () =>
      expect(within(await card('Pocket')).getByText('DEFAULT')).toBeVisible(),
    );
  });

  test('cannot be unlinked while default of several, with the reason beside the button', async () => {
    linked('wal-1', 'DEFAULT', 'Vault');
    linked('wal-2', 'NOT_DEFAULT', 'Pocket');
    open();
    const button = await screen.findByRole('button', { name: 'Unlink Vault' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(/make another wallet the default/);
  });

  test('show the roles at risk before they are unlinked', async () => {
    const row = { ...linked('wal-1', 'DEFAULT', 'Vault'), serves: ['The role Holder on Keep'] };
    backend.server.use(
      http.get(WALLETS, () =>
        HttpResponse.json({
          success: true,
          message: '',
          data: {
            wallets: [{ ...row, linkedAt: '2025-11-20T10:00:00.000Z' }],
            most: 10,
          },
        }),
      ),
    );
    open();
    await press('Unlink Vault');
    expect((await dialog()).getByText('The role Holder on Keep')).toBeVisible();
    await userEvent.click((await dialog()).getByRole('button', { name: 'Unlink' }));
    await waitFor(() => expect(mine()).toEqual([]));
  });

  test('are gone once unlinked, before the list is read again', async () => {
    linked('wal-1', 'DEFAULT', 'Vault');
    open();
    await press('Unlink Vault');
    backend.server.use(http.get(WALLETS, () => delay('infinite')));
    await userEvent.click((await dialog()).getByRole('button', { name: 'Unlink' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Unlink Vault', hidden: true })).toBeNull(),
    );
  });

  test('can be retried when they fail to load', async () => {
    backend.server.use(
      http.get(
        WALLETS,
        () => HttpResponse.json({ success: false, message: 'Gates are shut' }, { status: 500 }),
        { once: true },
      ),
    );
    open();
    await press('Retry');
    expect(await screen.findByRole('heading', { name: 'No linked wallets yet' })).toBeVisible();
  });
});

test('servers that cannot be read are not reported as giving no roles', async () => {
  backend.server.use(
    http.get('*/api/users/me/holder-roles', () =>
      HttpResponse.json({ success: true, message: '', data: { servers: ['odd'] } }),
    ),
  );
  open();
  expect(await screen.findByText('1 server couldn’t be shown.')).toBeVisible();
  expect(screen.queryByText(/^None of your servers give roles/)).not.toBeInTheDocument();
});
