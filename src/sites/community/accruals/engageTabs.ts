import type { ModulePageTabs } from '@/features/bot-modules/engine/pageTabs';

/** Beside the settings: where claims are set, what reactions and voice have paid, and what they would. */
const engageTabs: ModulePageTabs = {
  beside: { Balance: () => import('./ClaimsNote') },
  list: {
    own: 'Settings',
    more: [
      { id: 'estimate', label: 'Estimate', load: () => import('./EngageEstimate') },
      { id: 'payouts', label: 'Payouts', load: () => import('./EngagePayouts') },
    ],
  },
};
export default engageTabs;
