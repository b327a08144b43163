import type { ModulePageTabs } from '@/features/bot-modules/engine/pageTabs';

/** Beside the groups and the form of one: what was paid, and what a member would earn. */
const tweetTabs: ModulePageTabs = {
  list: {
    own: 'Groups',
    more: [{ id: 'payouts', label: 'Payouts', load: () => import('./TweetPayouts') }],
  },
  rule: {
    own: 'Edit',
    more: [
      { id: 'estimate', label: 'Estimate', load: () => import('./TweetEstimate') },
      { id: 'payouts', label: 'Payouts', load: () => import('./TweetPayouts') },
    ],
  },
};
export default tweetTabs;
