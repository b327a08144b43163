import { defineModule } from '../../engine/defineModule';
import { isAtMost } from '../../fields/amounts';
import { amount, checks, choices, number, text, toggle } from '../../fields/basic';
import { channel, mentions } from '../../fields/discord';
import { message } from '../../fields/message';
import { address } from '../../fields/solana';
import { duration } from '../../fields/time';
import { about } from './about';

/** research/community.md §1.19. */
export default defineModule(about, {
  rules: { singular: 'alert', columns: ['collection', 'events', 'channelId'] },
  fields: {
    name: text({ label: 'Name', maxLength: 50, isRequired: true }),
    collection: address({ of: 'collection', label: 'Collection' }),
    events: checks({
      label: 'Tell about',
      choices: choices(
        ['LIST', 'New listings'],
        ['PRICE_CHANGE', 'Changed prices'],
        ['DELIST', 'Listings taken back'],
        ['BID', 'Bids on one'],
        ['COLLECTION_BID', 'Bids on any'],
      ),
      initial: ['LIST'],
      least: 1,
    }),
    marketplaces: checks({
      label: 'Marketplaces',
      choices: choices(['MAGIC_EDEN', 'Magic Eden'], ['TENSOR', 'Tensor'], ['OTHER', 'Others']),
      initial: ['MAGIC_EDEN', 'TENSOR', 'OTHER'],
      least: 1,
    }),
    minPrice: amount({ label: 'From', unit: 'SOL', decimals: 9, initial: '0' }),
    hasMaxPrice: toggle({ label: 'Only up to a price', initial: false }),
    maxPrice: amount({
      label: 'Up to',
      unit: 'SOL',
      decimals: 9,
      initial: '100',
      isPositive: true,
      when: ({ hasMaxPrice }) => hasMaxPrice === true,
    }),
    isBelowFloor: toggle({
      label: 'Only below the floor',
      hint: 'Tells when something is offered for less than everything else.',
      initial: false,
    }),
    maxRank: number({
      label: 'Only ranks up to',
      hint: '0 tells about all.',
      min: 0,
      max: 100_000,
      initial: 0,
    }),
    channelId: channel({ label: 'Channel', isRequired: true }),
    message: message({
      label: 'Message',
      embed: {
        title: '{nft.name} listed for {price.sol} SOL',
        description: 'Rank {nft.rank} of {collection.name}, floor {collection.floor} SOL.',
      },
    }),
    mentionRoles: mentions({ label: 'Roles to mention', most: 5 }),
    bundle: duration({
      label: 'Listings of one seller within',
      hint: 'are told in one post. 0 tells each by itself.',
      min: 0,
      max: 600,
      initial: 30,
    }),
    maxPerHour: number({ label: 'Posts an hour, at most', min: 1, max: 120, initial: 30 }),
  },
  groups: [
    { title: 'What', fields: ['name', 'collection', 'events', 'marketplaces'] },
    { title: 'Price', fields: ['minPrice', 'hasMaxPrice', 'maxPrice', 'isBelowFloor', 'maxRank'] },
    { title: 'Post', fields: ['channelId', 'message', 'mentionRoles'] },
    { title: 'Noise', fields: ['bundle', 'maxPerHour'] },
  ],
  checks: [
    {
      path: 'maxPrice',
      message: 'Less than the price it begins at.',
      holds: ({ hasMaxPrice, minPrice, maxPrice }) =>
        hasMaxPrice !== true || isAtMost(minPrice, maxPrice),
    },
  ],
  variables: [
    { name: 'nft.name', sample: 'Keeper #4021' },
    { name: 'nft.rank', sample: '118' },
    { name: 'collection.name', sample: 'Keepers' },
    { name: 'collection.floor', sample: '21.9' },
    { name: 'price.sol', sample: '24.5' },
    { name: 'marketplace', sample: 'Tensor' },
    { name: 'seller.short', sample: '7xKX…gAsU' },
  ],
  preview: () => import('../../preview/MessagePreview'),
});
