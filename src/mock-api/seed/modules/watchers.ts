import { collections, tokens } from '../../domains/market/market';
import { people } from '../../domains/market/marketEvents';
import type { Names, SeededRule } from './rules';

const collection = (index: number) => collections[index]?.address ?? '';
const mint = (symbol: string) => tokens.find((row) => row.symbol === symbol)?.mint ?? '';

/** Modules that watch the market and write their own posts. */
export const watcherRules = ({ channel }: Names): Record<string, SeededRule[]> => ({
  'nft-rarity-tracker': [
    {
      values: {
        name: 'Rare Keepers',
        collection: collection(0),
        rankAtMost: 1500,
        tiers: [
          { title: 'Legendary', topPercent: 1 },
          { title: 'Epic', topPercent: 10 },
        ],
        channelId: channel('listings'),
      },
    },
  ],
  'nft-stats-tracker': [
    {
      values: {
        name: 'Keepers, daily',
        asset: collection(0),
        metrics: ['FLOOR', 'VOLUME', 'SALES', 'HOLDERS'],
        triggers: [{ metric: 'VOLUME', when: 'CHANGE_UP', value: 100 }],
        channelId: channel('price-talk'),
      },
    },
  ],
  'trending-nft-crypto-tracker': [
    { values: { name: 'Tokens of the day', channelId: channel('price-talk') } },
  ],
  'nft-crypto-charts-tracker': [
    {
      values: {
        name: 'KEEP, twice a day',
        asset: mint('KEEP'),
        interval: '1H',
        every: 43_200,
        channelId: channel('price-talk'),
      },
    },
  ],
  'wallet-activity-tracker': [
    {
      values: {
        name: 'The old whale',
        wallet: people[0] ?? '',
        types: ['BUY', 'SELL', 'NFT_BUY', 'NFT_SELL'],
        channelId: channel('general'),
      },
    },
  ],
});
