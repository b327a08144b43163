import { loadFunds } from '@/features/modules/engine/funds';
import type { LoadBeside } from './part';

/** What the ledger wallet holds of each token the form pays, and which of its amounts are above that. */
export const ledgerWallet: LoadBeside = async (slug) => {
  const [{ LedgerHint }, funds] = await Promise.all([
    import('@/features/earning/ledger-wallet/LedgerHint'),
    loadFunds(slug),
  ]);
  return ({ values }) =>
    funds(values).map(({ mint, amounts }) => (
      <LedgerHint key={mint} mint={mint} amounts={amounts} />
    ));
};
