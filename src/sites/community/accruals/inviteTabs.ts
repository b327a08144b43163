import type { ModulePageTabs } from '@/features/bot-modules/engine/pageTabs';

/** Beside the campaigns and the form of one: what was paid, and what a member would earn. */
const inviteTabs: ModulePageTabs = {
  list: {
    own: 'Campaigns',
    more: [{ id: 'payouts', label: 'Payouts', load: () => import('./InvitePayouts') }],
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
