import { isOneOf } from '../../common-fields/condition';
import { defineModule } from '../../engine/defineModule';
import { choices } from '../../common-fields/choices';
import { number } from '../../field-types/number/field';
import { select } from '../../field-types/select/field';
import { text } from '../../field-types/text/field';
import { toggle } from '../../field-types/switch/field';
import { channel } from '../../field-types/channel/field';
import { duration } from '../../field-types/duration/field';
import { about } from './about';
import { words } from './words';

const MINUTE = 60;
const isTokens = isOneOf('kind', 'TOKENS');

export default defineModule(about, words, {
  rules: { singular: 'tracker', columns: ['kind', 'window', 'channelId'] },
  fields: {
    name: text({ label: 'Name', maxLength: 50, isRequired: true }),
    kind: select({
      label: 'Trending',
      choices: choices(['TOKENS', 'tokens'], ['NFTS', 'collections']),
      initial: 'TOKENS',
      formerly: { CATEGORIES: 'TOKENS' },
    }),
    window: select({
      label: 'Over the last',
      choices: choices(['5M', '5 minutes'], ['1H', 'hour'], ['6H', '6 hours'], ['24H', '24 hours']),
      initial: '24H',
    }),
    top: number({ label: 'How many', min: 3, max: 25, initial: 10 }),
    mode: select({
      label: 'Post',
      choices: choices(
        ['DIGEST', 'the whole list each time'],
        ['NEW_ENTRIES_ONLY', 'only what is new on it'],
        ['BREAKOUT', 'only what climbs fast'],
      ),
      initial: 'NEW_ENTRIES_ONLY',
    }),
    interval: duration({ label: 'Every', min: 10 * MINUTE, max: 86_400, initial: 3600 }),
    minLiquidity: number({
      label: 'Liquidity, at least',
      unit: 'US dollars',
      min: 0,
      max: 1e9,
      initial: 20_000,
      when: isTokens,
    }),
    minHolders: number({ label: 'Holders, at least', min: 0, max: 1e7, initial: 200 }),
    minAge: duration({
      label: 'Older than',
      min: 0,
      max: 30 * 86_400,
      initial: 3600,
      when: isTokens,
    }),
    needsRevokedMint: toggle({
      label: 'Only where no one can mint more',
      initial: true,
      when: isTokens,
    }),
    needsRevokedFreeze: toggle({
      label: 'Only where no one can freeze wallets',
      initial: true,
      when: isTokens,
    }),
    leavesOutRugs: toggle({
      label: 'Leave out what has fallen by 90%',
      initial: true,
      when: isTokens,
    }),
    maxPerDay: number({ label: 'Posts a day, at most', min: 1, max: 50, initial: 10 }),
    channelId: channel({ label: 'Channel', isRequired: true }),
  },
  groups: [
    { title: 'What', fields: ['name', 'kind', 'window', 'top'] },
    {
      title: 'Filters',
      hint: 'What doesn’t pass isn’t posted.',
      fields: [
        'minLiquidity',
        'minHolders',
        'minAge',
        'needsRevokedMint',
        'needsRevokedFreeze',
        'leavesOutRugs',
      ],
    },
    { title: 'Post', fields: ['mode', 'interval', 'maxPerDay', 'channelId'] },
  ],
  page: { tabs: ['postHistory'] },
});
