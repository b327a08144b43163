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
    'Rewards own posts, announced in #raids',
    { actions: [{ kind: 'POST_WITH_TEXT' }], channelId: 'raids' },
  ],
]);
