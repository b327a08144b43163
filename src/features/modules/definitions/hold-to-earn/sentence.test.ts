import { testSentences } from '../../testing/sentences';
import sentence from './sentence';

testSentences(sentence, [
  [
    'Pays 5 points a day for each NFT of Keep or every 1,000 KEEP',
    {
      rewardKind: 'POINTS',
      rateKind: 'PER_UNIT',
      rate: '5',
      cadence: 'DAILY',
      match: 1,
      assets: [
        { kind: 'COLLECTION', collection: 'Keep', least: 1 },
        { kind: 'TOKEN', mint: 'KEEP', perUnit: '1000' },
      ],
    },
  ],
  [
    'Pays 0.1 to 2 SOL a week for each NFT of Keep, within a budget of 4 SOL a week and 50 in all',
    {
      rewardKind: 'SOL',
      rateKind: 'RANGES',
      ranges: [
        { from: 1, amount: '0.1' },
        { from: 5, amount: '2' },
      ],
      cadence: 'WEEKLY',
      budgetPeriod: '4',
      budgetTotal: '50',
      assets: [{ kind: 'COLLECTION', collection: 'Keep' }],
    },
  ],
  [
    'Gives Keeper to members who hold 2 or more NFTs of Keep',
    {
      rewardKind: 'ROLE',
      rewardRoles: ['Keeper'],
      assets: [{ kind: 'COLLECTION', collection: 'Keep', least: 2 }],
    },
  ],
  [
    'Multiplies chat and X rewards by 1.5 for members who hold 100 KEEP',
    {
      rewardKind: 'MULTIPLIER',
      rewardMultiplier: 1.5,
      assets: [{ kind: 'TOKEN', mint: 'KEEP', perUnit: '100' }],
    },
  ],
]);
