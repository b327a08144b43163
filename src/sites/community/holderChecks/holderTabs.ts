import type { HolderModule } from '@/features/holder-checks/holderCheck';
import type { ModulePageTabs, PageTab, RuleInForm } from '@/features/bot-modules/engine/pageTabs';

/** The modules share a page by `tab`, so that what is open on it needs another name. */
const param = 'view';

/** Beside the list, checking one member and the posts of the log channel; beside a rule, what it would do; in the steps to a first one, both. */
export const holderTabs = (
  module: HolderModule,
  load: PageTab<RuleInForm>['load'],
  steps: NonNullable<ModulePageTabs['steps']>,
): ModulePageTabs => ({
  steps,
  list: {
    param,
    own: 'Rules',
    more: [
      { id: 'check', label: 'Check a member', load: () => import('./MemberCheck') },
      {
        id: 'deliveries',
        label: 'Deliveries',
        load: async () => ({
          default: (await import('../deliveries/ModuleDeliveries')).deliveriesOf(module, true),
        }),
      },
    ],
  },
  rule: { param, own: 'Edit', more: [{ id: 'dry-run', label: 'Dry run', load, isForNew: true }] },
});
