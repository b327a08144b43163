import { isOn } from './condition';
import type { Check } from '../engine/defineModule';
import type { Variable } from '../engine/variable';
import { isAtMost } from './decimal';
import { amount } from '../field-types/amount/field';
import { checks } from '../field-types/checks/field';
import { choices } from './choices';
import { number } from '../field-types/number/field';
import { toggle } from '../field-types/switch/field';
import type { About, ValuesOf } from './field';
import { linkButton, WHEN_POSTED, type Embed } from './message';
import { duration } from '../field-types/duration/field';

/** Where NFTs are traded, as alerts can be narrowed to. */
export const marketplaces = () =>
  checks({
    label: 'Marketplaces',
    choices: choices(['MAGIC_EDEN', 'Magic Eden'], ['TENSOR', 'Tensor'], ['OTHER', 'Other']),
    initial: ['MAGIC_EDEN', 'TENSOR', 'OTHER'],
    least: 1,
  });

/** From a price, and up to one if there is one. */
export const priceRange = () => ({
  minPrice: amount({ label: 'Minimum price', unit: 'SOL', decimals: 9, initial: '0' }),
  hasMaxPrice: toggle({ label: 'Set a maximum price', initial: false }),
  maxPrice: amount({
    label: 'Maximum price',
    unit: 'SOL',
    decimals: 9,
    initial: '100',
    isPositive: true,
    when: isOn('hasMaxPrice'),
  }),
});

export const priceRangeCheck: Check<ValuesOf<ReturnType<typeof priceRange>>> = {
  path: 'maxPrice',
  message: 'Must be at least the minimum price.',
  holds: ({ hasMaxPrice, minPrice, maxPrice }) => !hasMaxPrice || isAtMost(minPrice, maxPrice),
};

/** How posts are kept from filling a channel: what is told together, and how many there may be. */
export const noise = (bundle: Pick<About, 'label' | 'hint'>) => ({
  bundle: duration({ ...bundle, min: 0, max: 600, initial: 30 }),
  maxPerHour: number({ label: 'Maximum posts per hour', min: 1, max: 120, initial: 30 }),
});

/** What an alert about a piece can tell of it, beside who sold or bought it. */
export const pieceVariables: readonly Variable[] = [
  { name: 'nft.name', sample: 'Keeper #4021' },
  { name: 'nft.image', sample: 'NFT image' },
  { name: 'nft.rank', sample: '118' },
  { name: 'nft.rarity', sample: 'top 2.4%' },
  { name: 'collection.name', sample: 'Keepers' },
  { name: 'collection.floor', sample: '21.9' },
  { name: 'price.sol', sample: '24.5' },
  { name: 'price.vs.floor', sample: '+12%' },
  { name: 'marketplace', sample: 'Tensor' },
  { name: 'item.link', sample: 'https://www.tensor.trade/item/4021' },
  { name: 'marketplace.link', sample: 'https://www.tensor.trade/trade/keepers' },
  { name: 'tx.link', sample: 'https://explorer.solana.com/tx/5h3k' },
];

/** A field of an embed, beside the next. */
export const inline = (name: string, value: string) => ({ name, value, isInline: true });

/**
 * What members ask of an alert first: the piece by picture and name, its price beside the floor, how rare it
 * is, and the ways to the piece, the transaction and the marketplace. Rules saved without a message read this one, so
 * its words stay as they are (`tests/unit/oldData`).
 *
 * @param title what happened, which leads to the piece
 * @param people fields on who sold or bought it
 */
export const pieceMessage = (title: string, people: Embed['fields']) => ({
  isWritten: true as const,
  embed: {
    title,
    url: '{item.link}',
    author: '{collection.name}',
    image: '{nft.image}',
    fields: [
      inline('Price', '{price.sol} SOL'),
      inline('Floor', '{collection.floor} SOL ({price.vs.floor})'),
      inline('Rarity', 'Rank {nft.rank}, {nft.rarity}'),
      ...people,
      inline('Market', '[{marketplace}]({marketplace.link})'),
    ],
    timestamp: WHEN_POSTED,
  },
  buttons: [
    linkButton('View piece', '{item.link}'),
    linkButton('Transaction', '{tx.link}'),
    linkButton('Marketplace', '{marketplace.link}'),
  ],
});
