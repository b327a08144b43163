import { Link } from 'react-router-dom';
import type { CountProps, LoadBeside, LoadTab, Tab } from './part';

const ofAnyPlace: LoadTab<CountProps> = async (slug) => {
  const { PayoutsTab } = await import('@/features/earning/accruals/PayoutsTab');
  return ({ serverId, ruleId }) => <PayoutsTab serverId={serverId} slug={slug} ruleId={ruleId} />;
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

export const claimLimits: LoadBeside = async () => ClaimLimits;
