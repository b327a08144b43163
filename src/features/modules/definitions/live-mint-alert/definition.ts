import { LANGUAGE } from '@/shared/text/locales';
import { has } from '../../common-fields/condition';
import { defineModule } from '../../engine/defineModule';
import { checks } from '../../field-types/checks/field';
import { choices } from '../../common-fields/choices';
import { number } from '../../field-types/number/field';
import { text } from '../../field-types/text/field';
import { channel } from '../../field-types/channel/field';
import { mentions } from '../../field-types/roles/field';
import { list } from '../../field-types/list/field';
import { linkField } from '../../common-fields/link';
import { message } from '../../field-types/message/field';
import { address } from '../../field-types/address/field';
import { mentioningPost } from '../../common-fields/post';
import { about } from './about';
import { foreignLinks } from './officialLinks';
import { words } from './words';

export default defineModule(about, words, {
  rules: { singular: 'mint', columns: ['collection', 'milestones', 'channelId'] },
  fields: {
    name: text({ label: 'Name', maxLength: 50, isRequired: true }),
    collection: address({ of: 'collection', label: 'Collection or candy machine' }),
    supply: number({ label: 'Supply', min: 1, max: 1_000_000, initial: 1000 }),
    milestones: checks({
      label: 'Milestones',
      choices: choices(
        ['DAY_BEFORE', '1 day before'],
        ['HOUR_BEFORE', '1 hour before'],
        ['START', 'Mint start'],
        ['PROGRESS', 'Progress'],
        ['SOLD_OUT', 'Sold out'],
      ),
      initial: ['HOUR_BEFORE', 'START', 'PROGRESS', 'SOLD_OUT'],
      least: 1,
    }),
    progressStep: number({
      label: 'Progress interval',
      unit: '%',
      min: 1,
      max: 50,
      initial: 10,
      when: has('milestones', 'PROGRESS'),
    }),
    links: list({
      label: 'Official links',
      hint: 'Posts can’t contain other links. The first one is {mint.link}.',
      itemName: 'link',
      least: 1,
      most: 5,
      fields: { url: linkField({ label: 'Link' }) },
    }),
    channelId: channel({ label: 'Channel', isRequired: true, suggest: 'mints' }),
    message: message({
      label: 'Message',
      embed: {
        title: '{collection.name}: {minted} of {supply}',
        description: '{bar} {percent}\n{mint.link}',
      },
    }),
    mentionRoles: mentions({ label: 'Roles to mention', most: 5 }),
  },
  messages: { message: mentioningPost },
  live: { says: 'Mints appear in {channelId}.' },
  opening: {
    says: [
      'Announce the mint of {collection} in {channelId}.',
      [
        'It has {supply} NFTs, and progress is posted every {progressStep}.',
        'It has {supply} NFTs.',
      ],
    ],
    fields: ['name'],
    values: { name: 'Mint', links: [{ url: '' }] },
  },
  groups: [
    {
      title: 'Links and milestones',
      fields: ['name', 'collection', 'supply', 'links', 'milestones', 'progressStep'],
    },
    { title: 'Post', fields: ['channelId', 'message', 'mentionRoles'] },
  ],
  checks: [
    {
      path: 'message',
      message: 'This message has an unofficial link. Remove it or add it to Official links.',
      holds: (values) => foreignLinks(values).length === 0,
    },
  ],
  variables: [
    { name: 'collection.name', sample: 'Keepers' },
    { name: 'minted', sample: '640' },
    {
      name: 'supply',
      sample: '1,000',
      known: ({ values }) => values.supply.toLocaleString(LANGUAGE),
    },
    { name: 'percent', sample: '64%' },
    { name: 'bar', sample: '▰▰▰▰▰▰▱▱▱▱' },
    {
      name: 'mint.link',
      sample: 'https://mint.example',
      isLink: true,
      known: ({ values }) => values.links[0]?.url,
    },
  ],
  page: { tabs: ['postHistory', 'whyNoPost'] },
});
