import { testSentences } from '../../testing/sentences';
import sentence from './sentence';

testSentences(sentence, [
  [
    'Posts sales of Keep for 1 SOL or more in #sales',
    {
      events: ['BUY_NOW', 'ACCEPTED_BID', 'AMM_POOL', 'AUCTION'],
      collection: 'Keep',
      minPrice: '1',
      channelId: 'sales',
    },
  ],
  [
    'Posts sales and mints of Keep for 1 to 2.5 SOL on Tensor in #sales',
    {
      events: ['BUY_NOW', 'ACCEPTED_BID', 'AMM_POOL', 'AUCTION', 'MINT'],
      collection: 'Keep',
      minPrice: '1',
      hasMaxPrice: true,
      maxPrice: '2.50',
      marketplaces: ['TENSOR'],
      channelId: 'sales',
    },
  ],
  [
    'Posts accepted bids and auctions of Keep for up to 5 SOL in #sales',
    {
      events: ['ACCEPTED_BID', 'AUCTION'],
      collection: 'Keep',
      minPrice: '0',
      hasMaxPrice: true,
      maxPrice: '5',
      channelId: 'sales',
    },
  ],
]);
