import type { ModulePageTabs } from '@/features/bot-modules/engine/pageTabs';

/** Beside the programs and the form of one: what was paid, and what a member would earn. */
const holdTabs: ModulePageTabs = {
  list: {
    own: 'Programs',
    more: [{ id: 'payouts', label: 'Payouts', load: () => import('./HoldPayouts') }],
  },
  rule: {
    own: 'Edit',
    more: [
      { id: 'estimate', label: 'Estimate', load: () => import('./HoldEstimate') },
      { id: 'payouts', label: 'Payouts', load: () => import('./HoldPayouts') },
    ],
  },
};
export default holdTabs;
