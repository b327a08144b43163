import type { ModulePageTabs, PageTab, RuleInForm } from '@/features/bot-modules/engine/pageTabs';

/** The modules share a page by `tab`, so that what is open on it needs another name. */
const param = 'view';

/** Beside the list, checking one member; beside a rule, what it would do; in the steps to a first one, both. */
export const holderTabs = (
  load: PageTab<RuleInForm>['load'],
  steps: NonNullable<ModulePageTabs['steps']>,
): ModulePageTabs => ({
  steps,
  list: {
    param,
    own: 'Rules',
    more: [{ id: 'check', label: 'Check a member', load: () => import('./MemberCheck') }],
  },
  rule: { param, own: 'Edit', more: [{ id: 'dry-run', label: 'Dry run', load, isForNew: true }] },
});
