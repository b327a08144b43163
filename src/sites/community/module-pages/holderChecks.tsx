import type { LoadSteps, Tab } from './part';

export const memberCheck: Tab = {
  id: 'check',
  label: 'Check a member',
  list: async () => (await import('@/features/modules/holder-checks/CheckMember')).CheckMember,
};

export const dryRun: Tab = {
  id: 'dry-run',
  label: 'Preview changes',
  isForNew: true,
  rule: async (slug) => {
    const { DryRunTab } = await import('@/features/modules/holder-checks/DryRunTab');
    return (place) => <DryRunTab {...place} slug={slug} />;
  },
};

export const holders: LoadSteps = async (slug) => (await import('./holderSteps')).holderSteps(slug);
