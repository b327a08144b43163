import { fetchOrders } from '@/features/billing/orders/ordersApi';
import type { WalletStore } from '@/features/identity/wallet/walletStore';
import { request } from '@/shared/api/request';
import { config } from '@/shared/config/config';
import { paymentNodes } from '@/shared/solana/nodes';
import { createConsoleBugs } from './consoleBugs';
import { browserClock } from './browserClock';
import { reportPayment } from '../endpoints';
import type { FlowSettings } from '../flow/context';
import { browserStorage } from '../journal/browserJournal';
import { createJournal } from '../journal/journal';
import { createLocks } from '../locks/locks';
import type { OrdersPort, PaymentsPort, Ports, WalletPort } from '../ports';
import { createWeb3Chain } from '../web3/chain';
import { createRpcPool } from '../web3/rpcPool';
import { web3Transactions } from '../web3/transactions';

/** Payment settings from the build configuration. */
export const flowSettings: FlowSettings = {
  treasury: config.treasuryAddress,
  network: 'solana',
  genesisHash: config.genesisHash,
};

/** Connects the payment flow to our API, the RPC nodes, this browser and its wallet. */
export function createBrowserPorts(wallet: WalletStore): Ports {
  const storage = browserStorage();
  const bugs = createConsoleBugs();
  return {
    orders,
    payments,
    chain: createWeb3Chain(
      createRpcPool(paymentNodes(), { fetch: (...args) => fetch(...args), bugs }),
    ),
    transactions: web3Transactions,
    wallet: walletPort(wallet),
    locks: createLocks(navigator.locks, {
      storage,
      clock: browserClock,
      owner: crypto.randomUUID(),
    }),
    clock: browserClock,
    journal: createJournal(storage),
    bugs,
  };
}

const orders: OrdersPort = {
  async fetchOrder(orderId, discordServerId) {
    const result = await fetchOrders(discordServerId);
    return result.success
      ? { ...result, data: result.data.find(({ id }) => id === orderId) ?? null }
      : result;
  },
};

const payments: PaymentsPort = {
  async report(body) {
    const result = await request(reportPayment, { body });
    return result.success ? { ...result, data: result.data?.packageSubscription ?? null } : result;
  },
};

const walletPort = (wallet: WalletStore): WalletPort => ({
  address: () => wallet.getState().address,
  signTransaction(bytes) {
    const { supportsSignOnly, signTransaction } = wallet.getState();
    if (!supportsSignOnly) {
      // The journal is written before the transaction is sent; a wallet that signs and sends in one step would reverse
      // that order (C9).
      throw new Error('This wallet can’t approve a payment without sending it. Use another one.');
    }
    return signTransaction(bytes);
  },
});
