import { testSentences } from '../../testing/sentences';
import sentence from './sentence';

testSentences(sentence, [
  [
    'Posts new listings of Keep in #listings',
    { events: ['LIST'], collection: 'Keep', minPrice: '0', channelId: 'listings' },
  ],
  [
    'Posts new listings and price changes of Keep below floor, ranked 100 or better, in #listings',
    {
      events: ['LIST', 'PRICE_CHANGE'],
      collection: 'Keep',
      isBelowFloor: true,
      maxRank: 100,
      channelId: 'listings',
    },
  ],
]);
