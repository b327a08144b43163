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
    marketplaces: marketplaces(),
    ...priceRange(),
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
      ...pieceMessage('{nft.name} listed for {price.sol} SOL', [
        inline('Seller', '{seller.short}'),
      ]),
    }),
    mentionRoles: mentions({ label: 'Roles to mention', most: 5 }),
    ...noise({
      label: 'Listings of one seller within',
      hint: 'are told in one post. 0 tells each by itself.',
    }),
  },
  messages: { message: mentioningPost },
  groups: [
    { title: 'What', fields: ['name', 'collection', 'events', 'marketplaces'] },
    { title: 'Price', fields: ['minPrice', 'hasMaxPrice', 'maxPrice', 'isBelowFloor', 'maxRank'] },
    { title: 'Post', fields: ['channelId', 'message', 'mentionRoles'] },
    { title: 'Noise', fields: ['bundle', 'maxPerHour'], isRare: true },
  ],
  checks: [priceRangeCheck],
  variables: [...pieceVariables, { name: 'seller.short', sample: '7xKX…gAsU' }],
  page: { tabs: ['postHistory', 'whyNoPost'] },
});
