import type { FunctionComponent } from 'react';
import { loadFigures } from '@/features/modules/engine/figures';
import { loadFunds } from '@/features/modules/engine/funds';
import type { CountProps, LoadBeside } from './part';

/** The amounts the form would pay, the ledger wallet's balance, and the amounts that exceed it. */
export const ledgerWallet: LoadBeside = async (slug) => {
  const [{ PaidFrom }, { PlainFigures }, funds, figures] = await Promise.all([
    import('@/features/earning/ledger-wallet/PaidFrom'),
    import('@/features/earning/ledger-wallet/PlainFigures'),
    loadFunds(slug),
    loadFigures(slug),
  ]);
  return ({ values }) => (
    <>
      <PlainFigures figures={figures(values)} />
      {funds(values).map(({ mint, amounts }) => (
        <PaidFrom key={mint ?? 'SOL'} mint={mint} amounts={amounts} />
      ))}
    </>
  );
};

/** The same for saved rules, all or one; renders nothing for a module that only pays points. */
export async function paidFromRules(slug: string): Promise<FunctionComponent<CountProps>> {
  const funds = await loadFunds(slug).catch(() => null);
  if (!funds) return () => null;
  const { PaidFromRules } = await import('@/features/earning/ledger-wallet/PaidFromRules');
  return ({ serverId, ruleId }) => (
    <PaidFromRules place={{ serverId, slug }} ruleId={ruleId} funds={funds} />
  );
}
