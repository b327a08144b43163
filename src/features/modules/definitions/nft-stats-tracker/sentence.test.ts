import { testSentences } from '../../testing/sentences';
import sentence from './sentence';

testSentences(sentence, [
  [
    'Posts the floor price, volume and holders of Keep in #stats every day',
    { metrics: ['FLOOR', 'VOLUME', 'HOLDERS'], asset: 'Keep', every: 'DAILY', channelId: 'stats' },
  ],
  [
    'Posts the floor price of Keep in #stats every hour and on 2 triggers',
    { metrics: ['FLOOR'], asset: 'Keep', every: 'HOURLY', triggers: [{}, {}], channelId: 'stats' },
  ],
  [
    'Posts the price of KEEP in #stats on 1 trigger',
    { metrics: ['PRICE'], asset: 'KEEP', every: 'NEVER', triggers: [{}], channelId: 'stats' },
  ],
]);
