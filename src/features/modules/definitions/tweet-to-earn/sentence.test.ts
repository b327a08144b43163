import { testSentences } from '../../testing/sentences';
import sentence from './sentence';

testSentences(sentence, [
  [
    'Rewards replies to and reposts of new posts by @castlebots, announced in #raids',
    {
      source: 'AUTO',
      handles: ['castlebots'],
      actions: [{ kind: 'REPLY' }, { kind: 'REPOST' }],
      channelId: 'raids',
    },
  ],
  [
    'Rewards likes of 2 posts, and follows, announced in #raids',
    {
      source: 'MANUAL',
      posts: [{ status: 'LIVE' }, { status: 'LIVE' }, { status: 'DRAFT' }],
      actions: [{ kind: 'LIKE' }, { kind: 'FOLLOW' }],
      channelId: 'raids',
    },
  ],
  [
    'Rewards own posts, announced in #raids, within a budget of 20 SOL a month',
    {
      actions: [{ kind: 'POST_WITH_TEXT' }],
      channelId: 'raids',
      method: 'POOL_SPLIT',
      pool: { currency: 'SOL', mint: '', amount: '5' },
      hasBudget: true,
      poolBudget: '20',
    },
  ],
  [
    'Rewards own posts, announced in #raids',
    { actions: [{ kind: 'POST_WITH_TEXT' }], channelId: 'raids' },
  ],
]);
