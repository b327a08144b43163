import { testSentences } from '../../testing/sentences';
import sentence from './sentence';

testSentences(sentence, [
  [
    'Posts tokens that enter the top 10 of the last 24 hours in #hot, checked every hour',
    {
      kind: 'TOKENS',
      window: '24H',
      top: 10,
      mode: 'NEW_ENTRIES_ONLY',
      interval: 3600,
      channelId: 'hot',
    },
  ],
  [
    'Posts the trending collections, top 5 of the last hour, in #hot, checked every 30 minutes',
    { kind: 'NFTS', window: '1H', top: 5, mode: 'DIGEST', interval: 1800, channelId: 'hot' },
  ],
  [
    'Posts tokens that climb fast in the top 10 of the last 6 hours in #hot, checked every day',
    { kind: 'TOKENS', window: '6H', top: 10, mode: 'BREAKOUT', interval: 86_400, channelId: 'hot' },
  ],
]);
