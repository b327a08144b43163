import { Link } from 'react-router-dom';
import type { CountProps, LoadBeside, LoadTab, Tab } from './part';

/** Where a module's rewards come from. */
const paidFrom = async (slug: string) => (await import('./ledgerWallet')).paidFromRules(slug);

const ofAnyPlace: LoadTab<CountProps> = async (slug) => {
  const [{ PayoutsTab }, PaidFrom] = await Promise.all([
    import('@/features/earning/accruals/PayoutsTab'),
    paidFrom(slug),
  ]);
  return (props) => (
    <>
      <PaidFrom {...props} />
      <PayoutsTab serverId={props.serverId} slug={slug} ruleId={props.ruleId} />
    </>
  );
};

export const payouts: Tab = {
  id: 'payouts',
  label: 'Payouts',
  isInTab: true,
  list: ofAnyPlace,
  form: ofAnyPlace,
  rule: ofAnyPlace,
};

export const estimate: Tab = {
  id: 'estimate',
  label: 'Estimate',
  isInTab: true,
  isForNew: true,
  form: async (slug) => {
    const { SettingsEstimate } = await import('@/features/earning/accruals/SettingsEstimate');
    return ({ serverId }) => <SettingsEstimate serverId={serverId} slug={slug} />;
  },
  rule: async (slug) => {
    const { EstimateTab } = await import('@/features/earning/accruals/EstimateTab');
    return (place) => <EstimateTab {...place} slug={slug} />;
  },
};

/** Where claims are set: in one place for all ways to earn. */
const ClaimLimits = () => (
  <p className="field__hint">
    Set claim limits and approvals in{' '}
    <Link to="/dashboard/ledger-wallet?tab=limits">Ledger wallet › Limits</Link>.
  </p>
);

export const claimLimits: LoadBeside = async () => {
  const { ClaimsPaidFrom } = await import('@/features/earning/ledger-wallet/ClaimsPaidFrom');
  return () => (
    <>
      <ClaimsPaidFrom />
      <ClaimLimits />
    </>
  );
};
