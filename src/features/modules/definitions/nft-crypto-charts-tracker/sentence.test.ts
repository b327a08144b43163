import { testSentences } from '../../testing/sentences';
import sentence from './sentence';

testSentences(sentence, [
  [
    'Posts a 15-minute candle chart of KEEP in #charts every 12 hours',
    { kind: 'CANDLE', interval: '15M', asset: 'KEEP', every: 43_200, channelId: 'charts' },
  ],
  [
    'Posts a 1-day line chart of KEEP in #charts when a member asks for it',
    { kind: 'LINE', interval: '1D', asset: 'KEEP', every: 0, channelId: 'charts' },
  ],
]);
