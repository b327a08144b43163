import type { GlobalState } from '@/features/identity/preferences/globalSlice';
import { storedLooks } from '@/features/identity/preferences/theme';
import { localStore, NETWORK_KEY } from '@/shared/storage/storage';

const networks = ['solana'];

/** Theme and network from storage (spec §9); missing or unknown values are left to the defaults. */
export function readStoredGlobals(): Partial<GlobalState> {
  const { theme } = storedLooks(localStore.getText);
  const network = localStore.getText(NETWORK_KEY);
  return {
    theme,
    ...(network !== null && networks.includes(network) ? { blockchainNetwork: network } : {}),
  };
}
