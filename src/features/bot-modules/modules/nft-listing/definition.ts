import { defineModule } from '../../engine/defineModule';
import { checks } from '../../kinds/checks/field';
import { choices } from '../../fields/choices';
import { number } from '../../kinds/number/field';
import { text } from '../../kinds/text/field';
import { toggle } from '../../kinds/switch/field';
import { channel } from '../../kinds/channel/field';
import { mentions } from '../../kinds/roles/field';
import { message } from '../../kinds/message/field';
import {
  inline,
  marketplaces,
  noise,
  pieceMessage,
  pieceVariables,
  priceRange,
  priceRangeCheck,
} from '../../fields/nftAlert';
import { address } from '../../kinds/address/field';
import { mentioningPost } from '../../fields/post';
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
