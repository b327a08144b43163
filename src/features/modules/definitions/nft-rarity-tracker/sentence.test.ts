import { testSentences } from '../../testing/sentences';
import sentence from './sentence';

testSentences(sentence, [
  [
    'Posts in #rare when an NFT of Keep ranked 100 or better is listed or sold',
    {
      hasAlerts: true,
      events: ['LISTING', 'SALE'],
      collection: 'Keep',
      rankAtMost: 100,
      channelId: 'rare',
    },
  ],
  ['Answers /rarity for NFTs of Keep', { hasCommand: true, collection: 'Keep' }],
  ['Ranks the NFTs of Keep by rarity', { collection: 'Keep' }],
]);
