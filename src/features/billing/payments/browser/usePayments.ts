import { useWalletStore } from '@/features/identity/wallet/WalletContext';
import type { WalletStore } from '@/features/identity/wallet/walletStore';
import type { Ports } from '../ports';
import { createBrowserPorts, flowSettings } from './browserPorts';
import { createSharedFlows, type SharedFlows } from './sharedFlows';

interface Payments {
  ports: Ports;
  flows: SharedFlows;
}

const made = new WeakMap<WalletStore, Payments>();

/** The payments of this page: made once, with the first part that needs them. */
export function usePayments(): Payments {
  const wallet = useWalletStore();
  const known = made.get(wallet);
  if (known) return known;
  const ports = createBrowserPorts(wallet);
  const payments = { ports, flows: createSharedFlows(ports, flowSettings) };
  made.set(wallet, payments);
  return payments;
}
