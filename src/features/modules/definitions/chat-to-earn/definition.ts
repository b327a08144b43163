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
    { title: 'XP per message', fields: ['name', 'pays', 'minAmount', 'spread', 'cooldown'] },
    {
      title: 'Message filters',
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
      title: 'Channels',
      hint: 'One rule for all channels is a good start.',
      fields: ['channelMode', 'channels', 'countsThreads', 'countsForums'],
    },
    { title: 'Members', fields: ['roleMode', 'roles'], isRare: true },
    {
      title: 'Multipliers',
      hint: 'The global, channel and highest role multiplier multiply each other.',
      fields: ['globalMultiplier', 'channelMultipliers', 'roleMultipliers'],
      isRare: true,
    },
    {
      title: 'Levels',
      hint: 'Levels, rewards, announcements and resets follow the first rule that’s on.',
      fields: ['curve', 'linearStep', 'coefficients', 'customLevels', 'maxLevel'],
      isRare: true,
    },
    { title: 'Level rewards', fields: ['rewards'] },
    {
      title: 'Level-up announcement',
      fields: ['announce', 'everyLevels', 'announceChannelId', 'message'],
    },
    {
      title: 'Limits and drops',
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
      title: 'XP reset',
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
    : { place: 'Channel where the member wrote' };
}
