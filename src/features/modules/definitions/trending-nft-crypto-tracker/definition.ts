import { isOneOf } from '../../common-fields/condition';
import { counted } from '@/shared/text/language';
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
      label: 'Asset type',
      choices: choices(['TOKENS', 'Tokens'], ['NFTS', 'NFT collections']),
      initial: 'TOKENS',
      formerly: { CATEGORIES: 'TOKENS' },
    }),
    window: select({
      label: 'Time window',
      choices: choices(
        ['5M', '5 minutes'],
        ['1H', '1 hour'],
        ['6H', '6 hours'],
        ['24H', '24 hours'],
      ),
      initial: '24H',
    }),
    top: number({ label: 'List length', min: 3, max: 25, initial: 10 }),
    mode: select({
      label: 'Content',
      choices: choices(
        ['DIGEST', 'Full list each time'],
        ['NEW_ENTRIES_ONLY', 'New entries only'],
        ['BREAKOUT', 'Fast climbers only'],
      ),
      initial: 'NEW_ENTRIES_ONLY',
    }),
    interval: duration({ label: 'Check every', min: 10 * MINUTE, max: 86_400, initial: 3600 }),
    minLiquidity: number({
      label: 'Minimum liquidity',
      unit: 'US dollars',
      min: 0,
      max: 1e9,
      initial: 20_000,
      when: isTokens,
    }),
    minHolders: number({ label: 'Minimum holders', min: 0, max: 1e7, initial: 200 }),
    minAge: duration({
      label: 'Minimum token age',
      min: 0,
      max: 30 * 86_400,
      initial: 3600,
      when: isTokens,
    }),
    needsRevokedMint: toggle({
      label: 'Require revoked mint authority',
      initial: true,
      when: isTokens,
    }),
    needsRevokedFreeze: toggle({
      label: 'Require revoked freeze authority',
      initial: true,
      when: isTokens,
    }),
    leavesOutRugs: toggle({
      label: 'Skip tokens that fell 90% or more',
      initial: true,
      when: isTokens,
    }),
    maxPerDay: number({ label: 'Maximum posts per day', min: 1, max: 50, initial: 10 }),
    channelId: channel({ label: 'Channel', isRequired: true }),
  },
  opening: {
    says: [
      'Post the top {top} {kind}',
      'of the last {window}',
      'in {channelId}:',
      '{mode},',
      'checked every {interval}.',
    ],
    said: {
      kind: { TOKENS: 'tokens' },
      mode: {
        DIGEST: 'the full list each time',
        NEW_ENTRIES_ONLY: 'new entries only',
        BREAKOUT: 'fast climbers only',
      },
    },
    fields: ['name'],
    values: { name: 'Trending' },
    means: ({ maxPerDay }) => `Posts at most ${counted(maxPerDay, 'time')} a day.`,
  },
  groups: [
    {
      title: 'List',
      fields: ['name', 'kind', 'window', 'top', 'mode', 'interval', 'channelId'],
    },
    {
      title: 'Filters and posting limit',
      hint: 'Only entries that pass every filter are posted.',
      fields: [
        'minLiquidity',
        'minHolders',
        'minAge',
        'needsRevokedMint',
        'needsRevokedFreeze',
        'leavesOutRugs',
        'maxPerDay',
      ],
      isRare: true,
    },
  ],
  page: { tabs: ['postHistory'] },
});
