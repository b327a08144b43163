import { defineModule } from '../../engine/defineModule';
import { choices } from '../../common-fields/choices';
import { number } from '../../field-types/number/field';
import { select } from '../../field-types/select/field';
import { text } from '../../field-types/text/field';
import { toggle } from '../../field-types/switch/field';
import { channel } from '../../field-types/channel/field';
import { mentions } from '../../field-types/roles/field';
import { message } from '../../field-types/message/field';
import { address } from '../../field-types/address/field';
import { duration } from '../../field-types/duration/field';
import { mentioningPost } from '../../common-fields/post';
import { about } from './about';
import { words } from './words';

export default defineModule(about, words, {
  rules: { singular: 'alert', columns: ['token', 'sides', 'channelId'] },
  fields: {
    name: text({ label: 'Name', maxLength: 50, isRequired: true }),
    token: address({ of: 'mint', label: 'Token' }),
    sides: select({
      label: 'Tell about',
      choices: choices(['BUYS', 'buys'], ['SELLS', 'sells'], ['BOTH', 'both']),
      initial: 'BUYS',
    }),
    minUsd: number({
      label: 'From',
      unit: 'US dollars',
      min: 0,
      max: 1_000_000,
      initial: 30,
      isFraction: true,
    }),
    usdPerEmoji: number({
      label: 'One emoji for every',
      unit: 'US dollars',
      min: 1,
      max: 10_000,
      initial: 50,
    }),
    ignoresArbitrage: toggle({ label: 'Leave out arbitrage', initial: true }),
    channelId: channel({ label: 'Channel', isRequired: true }),
    message: message({
      label: 'Message',
      embed: {
        title: '{side} of {symbol}: {usd}',
        description: '{emoji.bar}\n{buyer.short} now holds {position}. Market cap {mcap}.',
      },
    }),
    mentionRoles: mentions({ label: 'Roles to mention', most: 5 }),
    bundle: duration({
      label: 'Trades of one wallet within',
      hint: 'are told in one post. 0 tells each by itself.',
      min: 0,
      max: 600,
      initial: 15,
    }),
    maxPerHour: number({ label: 'Posts an hour, at most', min: 1, max: 120, initial: 60 }),
  },
  messages: { message: mentioningPost },
  groups: [
    { title: 'What', fields: ['name', 'token', 'sides', 'minUsd', 'ignoresArbitrage'] },
    { title: 'Post', fields: ['channelId', 'message', 'usdPerEmoji', 'mentionRoles'] },
    { title: 'Noise', fields: ['bundle', 'maxPerHour'], isRare: true },
  ],
  variables: [
    { name: 'side', sample: 'Buy' },
    { name: 'symbol', sample: 'KEEP' },
    { name: 'usd', sample: '$412' },
    { name: 'emoji.bar', sample: '🟢🟢🟢🟢🟢🟢🟢🟢' },
    { name: 'buyer.short', sample: '2dJ5…9dtb' },
    {
      name: 'position',
      sample: '1.2M KEEP',
      known: ({ token }) => (token ? `1.2M ${token.symbol}` : undefined),
    },
    { name: 'mcap', sample: '$4.1M' },
  ],
  page: { tabs: ['postHistory', 'whyNoPost'] },
});
