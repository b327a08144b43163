import type { ModulePageTabs } from '@/features/bot-modules/engine/pageTabs';

/** Beside the rules and the form of one: what was paid, and what a member would earn. */
const chatTabs: ModulePageTabs = {
  list: {
    own: 'Rules',
    more: [
      { id: 'payouts', label: 'Payouts', load: () => import('./ChatPayouts') },
      {
        id: 'deliveries',
        label: 'Deliveries',
        load: async () => ({
          default: (await import('../deliveries/ModuleDeliveries')).deliveriesOf(
            'chat-to-earn',
            true,
          ),
        }),
      },
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
