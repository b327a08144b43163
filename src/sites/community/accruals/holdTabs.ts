import type { ModulePageTabs } from '@/features/bot-modules/engine/pageTabs';
import { deliveryTabs } from '../deliveries/deliveryTabs';

/** Beside the programs and the form of one: what was paid and posted, and what a member would earn. */
const holdTabs: ModulePageTabs = {
  beside: { Budget: () => import('./HoldLedgerHint') },
  list: {
    own: 'Programs',
    more: [
      { id: 'payouts', label: 'Payouts', load: () => import('./HoldPayouts') },
      ...(deliveryTabs('hold-to-earn').list?.more ?? []),
    ],
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
