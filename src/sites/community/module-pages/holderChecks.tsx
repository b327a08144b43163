import type { BesideProps } from '@/features/modules/engine/pageTabs';
import type { LoadBeside, LoadSteps, Tab } from './part';

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

export const sharedRoles: LoadBeside = async (slug) => {
  const [{ SharedRoles }, { holderModule }, { useServerId }] = await Promise.all([
    import('@/features/modules/holder-checks/SharedRoles'),
    import('@/features/modules/holder-checks/holderModules'),
    import('@/features/server/discord/useServerId'),
  ]);
  const module = holderModule(slug);
  return function SharedRolesInForm({ values, ruleId }: BesideProps) {
    const serverId = useServerId();
    return serverId === null ? null : (
      <SharedRoles serverId={serverId} module={module} values={values} ruleId={ruleId} />
    );
  };
};

export const holders: LoadSteps = async (slug) => (await import('./holderSteps')).holderSteps(slug);
