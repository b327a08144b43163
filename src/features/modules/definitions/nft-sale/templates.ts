import type { Template } from '../../engine/newRule';
import type { SaleAlert } from './definition';

/** What an alert can begin from. */
export const templates: readonly Template<SaleAlert>[] = [
  {
    id: 'every-sale',
    title: 'Every sale',
    text: 'Posts every sale in a collection. Sweeps become one post.',
    values: { name: 'Sales', bundle: 60 },
    asks: ['collection'],
  },
  {
    id: 'large',
    title: 'Large sales',
    text: 'Posts sales of 10 SOL or more.',
    values: { name: 'Large sales', minPrice: '10' },
    asks: ['collection'],
  },
  {
    id: 'mints',
    title: 'Mints',
    text: 'Posts every NFT that is minted.',
    values: { name: 'Mints', events: ['MINT'] },
    asks: ['collection'],
  },
];
