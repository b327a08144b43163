import type { Template } from '../../engine/defineModule';
import type { SaleAlert } from './definition';

/** What an alert can begin from. */
export const templates: readonly Template<SaleAlert>[] = [
  {
    id: 'every-sale',
    title: 'Every sale',
    text: 'Each sale of a collection, sweeps in one post.',
    values: { name: 'Sales', bundle: 60 },
    asks: ['collection', 'channelId'],
  },
  {
    id: 'large',
    title: 'Large sales',
    text: 'From 10 SOL on, and nothing below.',
    values: { name: 'Large sales', minPrice: '10' },
    asks: ['collection', 'channelId'],
  },
  {
    id: 'mints',
    title: 'Mints',
    text: 'Each piece that is minted, while a mint is on.',
    values: { name: 'Mints', events: ['MINT'] },
    asks: ['collection', 'channelId'],
  },
];
