/** wallet-adapter-react's own key: the name, as JSON, of the wallet chosen last. */
export const WALLET_NAME_KEY = 'walletName';

/** The wallet chosen before, or null; a storage that is forbidden or corrupted counts as empty. */
export function rememberedWallet(): string | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(WALLET_NAME_KEY) ?? 'null');
    return typeof value === 'string' && value !== '' ? value : null;
  } catch {
    return null;
  }
}

/** Forgets the wallet, so that neither a new provider nor a reload takes it up again. */
export function forgetWallet(): void {
  try {
    localStorage.removeItem(WALLET_NAME_KEY);
  } catch {
    // A forbidden storage holds nothing to forget.
  }
}
