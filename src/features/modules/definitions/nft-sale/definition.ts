import { defineModule } from '../../engine/defineModule';
import { checks } from '../../field-types/checks/field';
import { choices } from '../../common-fields/choices';
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
import type { ValuesOf } from '../../common-fields/field';
import { mentioningPost } from '../../common-fields/post';
import { about } from './about';
import { words } from './words';

const events = choices(
  ['BUY_NOW', 'Bought at list price'],
  ['ACCEPTED_BID', 'Bid accepted'],
  ['AMM_POOL', 'Sold to a pool'],
  ['AUCTION', 'Auction won'],
  ['MINT', 'Minted'],
);

const fields = {
  name: text({ label: 'Name', maxLength: 50, isRequired: true }),
  collection: address({ of: 'collection', label: 'Collection' }),
  events: checks({
    label: 'Sale types',
    choices: events,
    initial: ['BUY_NOW', 'ACCEPTED_BID', 'AMM_POOL', 'AUCTION'],
    least: 1,
  }),
  marketplaces: marketplaces(),
  ...priceRange(),
  ignoreSelfTransfer: toggle({
    label: 'Ignore self-trades',
    hint: 'Sales between wallets that fund each other.',
    initial: true,
  }),
  channelId: channel({ label: 'Channel', isRequired: true, suggest: 'sales' }),
  message: message({
    label: 'Message',
    ...pieceMessage('{nft.name} sold for {price.sol} SOL', [
      inline('Buyer', '{buyer.short}'),
      inline('Seller', '{seller.short}'),
    ]),
  }),
  mentionRoles: mentions({ label: 'Roles to mention', most: 5 }),
  ...noise({
    label: 'Group sales by the same buyer within',
    hint: 'Sweeps become one post. 0 = post each sale separately.',
  }),
};
export type SaleAlert = ValuesOf<typeof fields>;

export default defineModule(about, words, {
  rules: { singular: 'alert', columns: ['collection', 'events', 'channelId'] },
  fields,
  messages: { message: mentioningPost },
  live: { says: 'Sales appear in {channelId}.' },
  opening: {
    says: ['Post sales of {collection} for {minPrice} or more in {channelId}.'],
    fields: ['name'],
    values: { name: 'Sales' },
  },
  groups: [
    {
      title: 'Sale types and marketplaces',
      fields: ['name', 'collection', 'events', 'marketplaces'],
    },
    { title: 'Post', fields: ['channelId', 'message', 'mentionRoles'] },
    {
      title: 'Price limit and self-trades',
      fields: ['minPrice', 'hasMaxPrice', 'maxPrice', 'ignoreSelfTransfer'],
      isRare: true,
    },
    { title: 'Posting limits', fields: ['bundle', 'maxPerHour'], isRare: true },
  ],
  checks: [priceRangeCheck],
  variables: [
    ...pieceVariables,
    { name: 'buyer.short', sample: '2dJ5…9dtb' },
    { name: 'seller.short', sample: '7xKX…gAsU' },
  ],
  templates: () => import('./templates'),
  page: { tabs: ['postHistory', 'whyNoPost'] },
});
