import type { LoadSteps, Tab } from './part';

export const memberCheck: Tab = {
  id: 'check',
  label: 'Check a member',
  list: async () => {
    const [{ CheckMember }, { MemberPicker }] = await Promise.all([
      import('@/features/modules/holder-checks/CheckMember'),
      import('@/features/server/members/MemberPicker'),
    ]);
    return ({ serverId }) => <CheckMember serverId={serverId} MemberPicker={MemberPicker} />;
  },
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
