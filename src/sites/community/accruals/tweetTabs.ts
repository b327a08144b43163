import type { ModulePageTabs } from '@/features/bot-modules/engine/pageTabs';
import { WaitingPosts } from '@/features/post-reviews/WaitingPosts';

const posts = {
  id: 'posts',
  label: 'Review',
  Count: WaitingPosts,
  load: () => import('./TweetPosts'),
};

/** Beside the groups and the form of one: what waits for the team, what was paid and posted, and an estimate. */
const tweetTabs: ModulePageTabs = {
  beside: { Reward: () => import('./TweetLedgerHint') },
  list: {
    own: 'Groups',
    more: [
      posts,
      { id: 'payouts', label: 'Payouts', load: () => import('./TweetPayouts') },
      {
        id: 'deliveries',
        label: 'Deliveries',
        load: async () => ({
          default: (await import('../deliveries/ModuleDeliveries')).deliveriesOf(
            'tweet-to-earn',
            true,
          ),
        }),
      },
    ],
  },
  rule: {
    own: 'Edit',
    more: [
      posts,
      { id: 'estimate', label: 'Estimate', load: () => import('./TweetEstimate') },
      { id: 'payouts', label: 'Payouts', load: () => import('./TweetPayouts') },
    ],
  },
};
export default tweetTabs;
