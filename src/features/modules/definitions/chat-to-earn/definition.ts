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
  opening: {
    says: [
      ['{roleMode}: {roles}', '{roleMode}'],
      'earn {minAmount} {pays} per message, plus up to {spread} at random,',
      'at most once every {cooldown},',
      'in {channelMode}.',
      [
        'Level-ups are announced {announce}: {announceChannelId}.',
        'Level-ups are announced {announce}.',
      ],
    ],
    fields: ['name'],
    values: { name: 'Chat rewards' },
    beside: 'estimate',
  },
  groups: [
    { title: 'Where messages count', fields: ['channelMode', 'channels'] },
    {
      title: 'Level-up announcement',
      fields: ['announce', 'announceChannelId', 'message', 'everyLevels'],
    },
    {
      title: 'Levels and their rewards',
      hint: 'Levels, rewards, announcements and resets follow the first rule that’s on.',
      fields: ['rewards', 'curve', 'linearStep', 'coefficients', 'customLevels', 'maxLevel'],
      isRare: true,
    },
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
        'countsThreads',
        'countsForums',
      ],
      isRare: true,
    },
    {
      title: 'Multipliers',
      hint: 'The global, channel and highest role multiplier multiply each other.',
      fields: [
        'globalMultiplier',
        'channelMultipliers',
        'roleMultipliers',
        'name',
        'pays',
        'minAmount',
        'spread',
        'cooldown',
        'roleMode',
        'roles',
      ],
      isRare: true,
    },
    {
      title: 'Daily limits, drops and resets',
      fields: [
        'dailyCap',
        'diminishingAfter',
        'diminishingPercent',
        'hasDrops',
        'dropChance',
        'dropAmount',
        'reset',
        'seasonEnd',
        'resetsOnLeave',
        'resetsOnBan',
      ],
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
