import { isOn } from '../../common-fields/condition';
import { counted } from '@/shared/text/language';
import { defineModule } from '../../engine/defineModule';
import { checks } from '../../field-types/checks/field';
import { choices } from '../../common-fields/choices';
import { number } from '../../field-types/number/field';
import { select } from '../../field-types/select/field';
import { text } from '../../field-types/text/field';
import { toggle } from '../../field-types/switch/field';
import { channel } from '../../field-types/channel/field';
import { mentions } from '../../field-types/roles/field';
import { emoji } from '../../field-types/emoji/field';
import { list } from '../../field-types/list/field';
import { message } from '../../field-types/message/field';
import { noise } from '../../common-fields/nftAlert';
import { address } from '../../field-types/address/field';
import { mentioningPost } from '../../common-fields/post';
import { about } from './about';
import { words } from './words';

const posts = isOn('hasAlerts');

export default defineModule(about, words, {
  rules: { singular: 'collection', columns: ['collection', 'method', 'tiers', 'channelId'] },
  fields: {
    name: text({ label: 'Name', maxLength: 50, isRequired: true }),
    collection: address({ of: 'collection', label: 'Collection' }),
    method: select({
      label: 'Ranking method',
      hint: 'Each answer links to the formula.',
      choices: choices(
        ['STATISTICAL', 'Statistical rarity'],
        ['HOWRARE_SUM', 'Sum of rarity scores'],
        ['TRAIT_NORMALISED', 'Normalized by trait'],
        ['OPENRARITY', 'OpenRarity'],
      ),
      initial: 'OPENRARITY',
    }),
    hasCommand: toggle({ label: 'Enable /rarity command', initial: true }),
    showTraits: number({ label: 'Rarest traits to show', min: 0, max: 10, initial: 3 }),
    tiers: list({
      label: 'Tiers',
      itemName: 'tier',
      most: 6,
      fields: {
        title: text({
          label: 'Tier name',
          maxLength: 32,
          isRequired: true,
          placeholder: 'Legendary',
        }),
        topPercent: number({
          label: 'Top percentage',
          unit: '%',
          min: 0.01,
          max: 100,
          initial: 1,
          isFraction: true,
        }),
        emoji: emoji({ label: 'Emoji' }),
      },
    }),
    hasAlerts: toggle({ label: 'Alert on rare NFTs', initial: true }),
    events: checks({
      label: 'Events',
      choices: choices(['LISTING', 'Listed'], ['SALE', 'Sold'], ['MINT', 'Minted']),
      initial: ['LISTING', 'SALE'],
      least: 1,
      when: posts,
    }),
    rankAtMost: number({
      label: 'Maximum rarity rank',
      hint: '1 is the rarest.',
      min: 1,
      max: 100_000,
      initial: 100,
      when: posts,
    }),
    maxTimesFloor: number({
      label: 'Maximum price',
      unit: '× floor',
      min: 0.1,
      max: 100,
      initial: 5,
      isFraction: true,
      when: posts,
    }),
    channelId: channel({ label: 'Channel', isRequired: true, when: posts }),
    message: message({
      label: 'Message',
      embed: {
        title: '{nft.name}: rank {nft.rank} of {nft.supply}',
        description: '{nft.tier}, top {nft.top.percent}. {price} ({price.vs.floor} the floor).',
        url: '',
      },
      when: posts,
    }),
    mentionRoles: mentions({ label: 'Roles to mention', most: 5, when: posts }),
    ...noise({ label: 'Group alerts within', hint: '0 = post each alert separately.' }),
  },
  messages: { message: mentioningPost },
  opening: {
    says: [
      'Rank the NFTs of {collection} using {method}',
      'and alert {channelId}',
      'about rank {rankAtMost} or better,',
      'priced up to {maxTimesFloor}',
      '.',
    ],
    said: {
      method: {
        STATISTICAL: 'statistical rarity',
        HOWRARE_SUM: 'the sum of rarity scores',
        TRAIT_NORMALISED: 'scores normalized by trait',
      },
    },
    below: ['hasAlerts', 'events'],
    fields: ['name'],
    values: { name: 'Rare NFTs' },
    means: ({ hasAlerts, maxPerHour }) =>
      hasAlerts ? `Posts up to ${counted(maxPerHour, 'alert')} an hour.` : null,
  },
  groups: [
    {
      title: 'Alerts',
      fields: [
        'name',
        'collection',
        'method',
        'channelId',
        'rankAtMost',
        'maxTimesFloor',
        'hasAlerts',
        'events',
      ],
    },
    { title: 'Command and tiers', fields: ['hasCommand', 'showTraits', 'tiers'], isRare: true },
    {
      title: 'Message, pings and posting limits',
      fields: ['message', 'mentionRoles', 'bundle', 'maxPerHour'],
      isRare: true,
    },
  ],
  variables: [
    { name: 'nft.name', sample: 'Keeper #42' },
    { name: 'nft.rank', sample: '7' },
    { name: 'nft.supply', sample: '5,000' },
    { name: 'nft.top.percent', sample: '0.14%' },
    { name: 'nft.tier', sample: 'Legendary' },
    { name: 'nft.score', sample: '318.2' },
    { name: 'nft.traits.rarest', sample: 'Robe: Gold' },
    { name: 'price', sample: '31 SOL' },
    { name: 'price.vs.floor', sample: '2.5×' },
    { name: 'marketplace', sample: 'Magic Eden' },
    { name: 'link', sample: 'https://magiceden.io/item' },
  ],
  page: { tabs: ['postHistory', 'whyNoPost'] },
});
