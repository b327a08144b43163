import { themes, type GlobalState, type Theme } from '@/features/identity/preferences/globalSlice';
import { localStore, NETWORK_KEY, THEME_KEY } from '@/shared/storage/storage';

const networks = ['solana'];

/** Theme and network as stored (spec §9); what is missing or not understood is left to the defaults. */
export function readStoredGlobals(): Partial<GlobalState> {
  const theme = localStore.getText(THEME_KEY);
  const network = localStore.getText(NETWORK_KEY);
  return {
    ...(isTheme(theme) ? { theme } : {}),
    ...(network !== null && networks.includes(network) ? { blockchainNetwork: network } : {}),
  };
}

const isTheme = (value: string | null): value is Theme => themes.some((theme) => theme === value);
