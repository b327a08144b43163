import { testSentences } from '../../testing/sentences';
import sentence from './sentence';

testSentences(sentence, [
  [
    'Gives Holder to members who hold an NFT of Keep with Robe Gold',
    {
      rewardRoles: ['Holder'],
      conditions: [
        {
          kind: 'TRAITS',
          collection: 'Keep',
          least: 1,
          traits: [{ name: 'Robe', values: ['Gold'] }],
        },
      ],
    },
  ],
  [
    'Gives Holder and Whale to members who hold 5 to 10 NFTs of Keep for at least 7 days or don’t hold an NFT of Moat ranked 500 or better',
    {
      rewardRoles: ['Holder', 'Whale'],
      match: 1,
      conditions: [
        {
          kind: 'COLLECTION',
          collection: 'Keep',
          least: 5,
          hasMost: true,
          most: 10,
          heldForDays: 7,
        },
        { kind: 'RARITY', collection: 'Moat', least: 1, rankAtMost: 500, isNegated: true },
      ],
    },
  ],
  [
    'Gives Holder to members who hold 1 or more of 2 specific NFTs of Keep',
    {
      rewardRoles: ['Holder'],
      conditions: [{ kind: 'MINTS', collection: 'Keep', least: 1, mints: ['42', '43'] }],
    },
  ],
]);
