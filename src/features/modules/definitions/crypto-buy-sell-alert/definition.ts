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
      label: 'Trades',
      choices: choices(['BUYS', 'Buys'], ['SELLS', 'Sells'], ['BOTH', 'Buys and sells']),
      initial: 'BUYS',
    }),
    minUsd: number({
      label: 'Minimum trade value',
      unit: 'US dollars',
      min: 0,
      max: 1_000_000,
      initial: 30,
      isFraction: true,
    }),
    usdPerEmoji: number({
      label: 'Trade value per emoji',
      unit: 'US dollars',
      min: 1,
      max: 10_000,
      initial: 50,
    }),
    ignoresArbitrage: toggle({ label: 'Ignore arbitrage trades', initial: true }),
    channelId: channel({ label: 'Channel', isRequired: true, suggest: 'trades' }),
    message: message({
      label: 'Message',
      embed: {
        title: '{side}: {usd} of {symbol}',
        description: '{emoji.bar}\n{buyer.short} now holds {position}. Market cap {mcap}.',
      },
    }),
    mentionRoles: mentions({ label: 'Roles to mention', most: 5 }),
    bundle: duration({
      label: 'Group trades by the same wallet within',
      hint: '0 = post each trade separately.',
      min: 0,
      max: 600,
      initial: 15,
    }),
    maxPerHour: number({ label: 'Maximum posts per hour', min: 1, max: 120, initial: 60 }),
  },
  messages: { message: mentioningPost },
  live: { says: 'Trades appear in {channelId}.' },
  opening: {
    says: ['Post {sides} of {token} worth {minUsd} or more in {channelId}.'],
    fields: ['name'],
    values: { name: 'Trades' },
  },
  groups: [
    { title: 'Post', fields: ['channelId', 'message', 'usdPerEmoji', 'mentionRoles'] },
    {
      title: 'Arbitrage and posting limits',
      fields: ['name', 'token', 'sides', 'minUsd', 'ignoresArbitrage', 'bundle', 'maxPerHour'],
      isRare: true,
    },
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
