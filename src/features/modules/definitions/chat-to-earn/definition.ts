import { defineModule } from '../../engine/defineModule';
import { uniqueName } from '../../engine/unique';
import type { Post } from '../../common-fields/post';
import { about } from './about';
import { checks } from './checks';
import { fields, type ChatRule } from './fields';
import { words } from './words';

/**
 * The amount of a message is given as its least and what comes on top, so
 * that its most can never be below its least.
 */
export default defineModule(about, words, {
  rules: {
    singular: 'rule',
    columns: ['pays', 'minAmount', 'cooldown', 'spread', 'channelMode'],
    unique: [uniqueName('rule')],
  },
  fields,
  groups: [
    { title: 'Amount', fields: ['name', 'pays', 'minAmount', 'spread', 'cooldown'] },
    {
      title: 'What counts',
      fields: [
        'minLength',
        'hasLongBonus',
        'longLength',
        'longBonus',
        'ignoresDuplicates',
        'similarity',
        'ignoresCommands',
        'ignoredPrefixes',
      ],
    },
    {
      title: 'Where',
      hint: 'One rule for all channels is a good start.',
      fields: ['channelMode', 'channels', 'countsThreads', 'countsForums'],
    },
    { title: 'Who', fields: ['roleMode', 'roles'], isRare: true },
    {
      title: 'Multipliers',
      hint: 'One of each kind counts, the highest, and they multiply one another.',
      fields: ['globalMultiplier', 'channelMultipliers', 'roleMultipliers'],
      isRare: true,
    },
    {
      title: 'Levels',
      hint: 'Levels, rewards, announcements and resets follow the first rule that’s on.',
      fields: ['curve', 'linearStep', 'coefficients', 'customLevels', 'maxLevel'],
      isRare: true,
    },
    { title: 'Rewards', fields: ['rewards'] },
    { title: 'Announcement', fields: ['announce', 'everyLevels', 'announceChannelId', 'message'] },
    {
      title: 'Guard',
      fields: [
        'dailyCap',
        'diminishingAfter',
        'diminishingPercent',
        'hasDrops',
        'dropChance',
        'dropAmount',
      ],
      isRare: true,
    },
    {
      title: 'Reset',
      fields: ['reset', 'seasonEnd', 'resetsOnLeave', 'resetsOnBan'],
      isRare: true,
    },
  ],
  checks,
  messages: { message: placeOf },
  variables: [
    { name: 'user.mention', sample: '@Mira Moat' },
    { name: 'user.name', sample: 'Mira Moat' },
    { name: 'level', sample: '10' },
    { name: 'xp', sample: '4,675' },
    { name: 'xp.next', sample: '1,100' },
    { name: 'rank', sample: '7' },
    { name: 'reward', sample: '@Keeper' },
    { name: 'balance', sample: '640' },
  ],
  page: { tabs: ['estimate', 'payouts', 'postHistory'] },
});

function placeOf({ announce, announceChannelId }: ChatRule): Post {
  if (announce === 'DM') return { place: 'Direct message' };
  return announce === 'CHANNEL'
    ? { channelId: announceChannelId }
    : { place: 'Where the member wrote' };
}
