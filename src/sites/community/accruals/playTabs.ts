import type { ModulePageTabs } from '@/features/bot-modules/engine/pageTabs';

/** Beside the settings: what games have paid and taken, and what they would. */
const playTabs: ModulePageTabs = {
  list: {
    own: 'Settings',
    more: [
      { id: 'estimate', label: 'Estimate', load: () => import('./PlayEstimate') },
      { id: 'payouts', label: 'Payouts', load: () => import('./PlayPayouts') },
    ],
  },
};
export default playTabs;
