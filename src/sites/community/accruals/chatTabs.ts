import type { ModulePageTabs } from '@/features/bot-modules/engine/pageTabs';
import { deliveryTabs } from '../deliveries/deliveryTabs';

/** Beside the rules and the form of one: what was paid and posted, and what a member would earn. */
const chatTabs: ModulePageTabs = {
  list: {
    own: 'Rules',
    more: [
      { id: 'payouts', label: 'Payouts', load: () => import('./ChatPayouts') },
      ...(deliveryTabs('chat-to-earn').list?.more ?? []),
    ],
  },
  rule: {
    own: 'Edit',
    more: [
      { id: 'estimate', label: 'Estimate', load: () => import('./ChatEstimate') },
      { id: 'payouts', label: 'Payouts', load: () => import('./ChatPayouts') },
    ],
  },
};
export default chatTabs;
