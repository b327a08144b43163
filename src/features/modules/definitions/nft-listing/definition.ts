import { defineModule } from '../../engine/defineModule';
import { checks } from '../../field-types/checks/field';
import { choices } from '../../common-fields/choices';
import { number } from '../../field-types/number/field';
import { text } from '../../field-types/text/field';
import { toggle } from '../../field-types/switch/field';
import { channel } from '../../field-types/channel/field';
import { mentions } from '../../field-types/roles/field';
import { message } from '../../field-types/message/field';
import {
  inline,
  marketplaces,
  noise,
  pieceMessage,
  pieceVariables,
  priceRange,
  priceRangeCheck,
} from '../../common-fields/nftAlert';
import { address } from '../../field-types/address/field';
import { mentioningPost } from '../../common-fields/post';
import { about } from './about';
import { words } from './words';

export default defineModule(about, words, {
  rules: { singular: 'alert', columns: ['collection', 'events', 'channelId'] },
  fields: {
    name: text({ label: 'Name', maxLength: 50, isRequired: true }),
    collection: address({ of: 'collection', label: 'Collection' }),
    events: checks({
      label: 'Events',
      choices: choices(
        ['LIST', 'New listings'],
        ['PRICE_CHANGE', 'Price changes'],
        ['DELIST', 'Delistings'],
        ['BID', 'NFT bids'],
        ['COLLECTION_BID', 'Collection bids'],
      ),
      initial: ['LIST'],
      least: 1,
    }),
    marketplaces: marketplaces(),
    ...priceRange(),
    isBelowFloor: toggle({
      label: 'Only listings below floor',
      hint: 'Alerts you when an NFT is listed for less than all others.',
      initial: false,
    }),
    maxRank: number({
      label: 'Maximum rarity rank',
      hint: '0 = any rank.',
      min: 0,
      max: 100_000,
      initial: 0,
    }),
    channelId: channel({ label: 'Channel', isRequired: true, suggest: 'listings' }),
    message: message({
      label: 'Message',
      ...pieceMessage('{nft.name} listed for {price.sol} SOL', [
        inline('Seller', '{seller.short}'),
      ]),
    }),
    mentionRoles: mentions({ label: 'Roles to mention', most: 5 }),
    ...noise({
      label: 'Group listings by the same seller within',
      hint: '0 = post each listing separately.',
    }),
  },
  messages: { message: mentioningPost },
  live: { says: 'Listings appear in {channelId}.' },
  opening: {
    says: ['Post listings and bids of {collection} for {minPrice} or more in {channelId}.'],
    fields: ['name'],
    values: { name: 'Listings' },
  },
  groups: [
    { title: 'Events and marketplaces', fields: ['name', 'collection', 'events', 'marketplaces'] },
    { title: 'Post', fields: ['channelId', 'message', 'mentionRoles'] },
    {
      title: 'Price and rarity filters',
      fields: ['minPrice', 'hasMaxPrice', 'maxPrice', 'isBelowFloor', 'maxRank'],
      isRare: true,
    },
    { title: 'Posting limits', fields: ['bundle', 'maxPerHour'], isRare: true },
  ],
  checks: [priceRangeCheck],
  variables: [...pieceVariables, { name: 'seller.short', sample: '7xKX…gAsU' }],
  page: { tabs: ['postHistory', 'whyNoPost'] },
});
