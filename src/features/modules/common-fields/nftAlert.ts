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

/** Marketplaces that alerts can be limited to. */
export const marketplaces = () =>
  checks({
    label: 'Marketplaces',
    choices: choices(['MAGIC_EDEN', 'Magic Eden'], ['TENSOR', 'Tensor'], ['OTHER', 'Other']),
    initial: ['MAGIC_EDEN', 'TENSOR', 'OTHER'],
    least: 1,
  });

/** A minimum price, and an optional maximum. */
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

/** Fields that limit posts: how long events are bundled, and the maximum per hour. */
export const noise = (bundle: Pick<About, 'label' | 'hint'>) => ({
  bundle: duration({ ...bundle, min: 0, max: 600, initial: 30 }),
  maxPerHour: number({ label: 'Maximum posts per hour', min: 1, max: 120, initial: 30 }),
});

/** Variables of alerts about an NFT, besides seller and buyer. */
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

/** An inline field of an embed. */
export const inline = (name: string, value: string) => ({ name, value, isInline: true });

/**
 * Default message of NFT alerts, with the facts members want first: image and name, price beside
 * the floor, rarity, and links to the NFT, the transaction and the marketplace. Rules saved without
 * a message use this one, so its words must not change (`tests/unit/oldData`).
 *
 * @param title what happened, linked to the NFT
 * @param people fields on seller or buyer
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
