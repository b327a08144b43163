import { testSentences } from '../../testing/sentences';
import sentence from './sentence';

testSentences(sentence, [
  [
    'Gives Whale to members who hold 10,000 or more KEEP',
    {
      rewardRoles: ['Whale'],
      conditions: [{ currency: 'SPL', mint: 'KEEP', measure: 'AMOUNT', least: '10000' }],
    },
  ],
  [
    'Gives Whale to members who hold $100 to $500 of SOL in one wallet, unless a higher tier applies',
    {
      rewardRoles: ['Whale'],
      ladder: 'HIGHEST',
      conditions: [
        {
          currency: 'SOL',
          measure: 'USD',
          least: '100',
          hasMost: true,
          most: '500',
          sum: 'ANY_WALLET',
        },
      ],
    },
  ],
]);
