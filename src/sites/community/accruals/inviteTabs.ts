import type { ModulePageTabs } from '@/features/bot-modules/engine/pageTabs';
import { deliveryTabs } from '../deliveries/deliveryTabs';

/** Beside the campaigns and the form of one: what was paid and posted, and what a member would earn. */
const inviteTabs: ModulePageTabs = {
  list: {
    own: 'Campaigns',
    more: [
      { id: 'payouts', label: 'Payouts', load: () => import('./InvitePayouts') },
      ...(deliveryTabs('invite-to-earn').list?.more ?? []),
    ],
  },
  rule: {
    own: 'Edit',
    more: [
      { id: 'estimate', label: 'Estimate', load: () => import('./InviteEstimate') },
      { id: 'payouts', label: 'Payouts', load: () => import('./InvitePayouts') },
    ],
  },
};
export default inviteTabs;
