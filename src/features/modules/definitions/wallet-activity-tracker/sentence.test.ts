import { testSentences } from '../../testing/sentences';
import sentence from './sentence';

testSentences(sentence, [
  [
    'Posts buys and sells of $100 or more by 7xKX…gAsU in #whales',
    {
      types: ['BUY', 'SELL'],
      minUsd: 100,
      wallet: '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU',
      channelId: 'whales',
    },
  ],
  [
    'Posts buys by 7xKX…gAsU, first buys only, in #whales',
    {
      types: ['BUY'],
      minUsd: 0,
      isFirstBuyOnly: true,
      wallet: '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU',
      channelId: 'whales',
    },
  ],
]);
