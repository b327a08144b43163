import { nameLimits } from '@/shared/discord/limits';
import { defineModule } from '../../engine/defineModule';
import { initialValues } from '../../engine/schema';
import { timesADay } from '../../common-fields/timesADay';
import { choices } from '../../common-fields/choices';
import { select } from '../../field-types/select/field';
import { text } from '../../field-types/text/field';
import { channel } from '../../field-types/channel/field';
import { outlivesRefresh } from '../../common-fields/freshness';
import { list } from '../../field-types/list/field';
import { address } from '../../field-types/address/field';
import { duration } from '../../field-types/duration/field';
import { about } from './about';
import { words } from './words';

const MINUTE = 60;

/** Figures of a collection or token in a channel. */
const display = {
  asset: address({ of: 'asset', label: 'Collection or token' }),
  template: text({
    label: 'Text',
    maxLength: nameLimits.channel,
    isRequired: true,
    initial: 'Floor: {nft.floor} SOL',
  }),
  surface: select({
    label: 'Shown as',
    choices: choices(['CHANNEL_NAME', 'Channel name'], ['LIVE_MESSAGE', 'Live message']),
    initial: 'CHANNEL_NAME',
  }),
  channelId: channel({
    label: 'Channel',
    kinds: ['voice', 'text', 'announcement'],
    isRequired: true,
  }),
};

export default defineModule(about, words, {
  fields: {
    counters: list({
      label: 'Displays',
      itemName: 'display',
      least: 1,
      most: 10,
      first: ['asset', 'channelId'],
      fields: display,
    }),
    currency: select({
      label: 'Currency',
      choices: choices(['SOL', 'SOL'], ['USD', 'US dollars'], ['EUR', 'Euros']),
      initial: 'SOL',
    }),
    refresh: duration({
      label: 'Refresh every',
      hint: 'Discord allows about 2 channel renames every 10 minutes.',
      min: 10 * MINUTE,
      max: 86_400,
      initial: 15 * MINUTE,
    }),
    staleAfter: duration({
      label: 'Mark as stale after',
      min: MINUTE,
      max: 86_400,
      initial: 30 * MINUTE,
    }),
  },
  opening: {
    says: [
      'Show the displays below with prices in {currency},',
      'refresh them every {refresh}',
      'and mark them as stale after {staleAfter}.',
    ],
    values: { counters: [initialValues(display)] },
    means: ({ refresh }) => timesADay(refresh, 'Each display changes up to'),
  },
  groups: [{ title: 'Displays', fields: ['counters', 'currency', 'refresh', 'staleAfter'] }],
  checks: [outlivesRefresh('staleAfter')],
  variables: [
    { name: 'nft.name', sample: 'Keepers' },
    { name: 'nft.floor', sample: '21.9' },
    { name: 'nft.listed', sample: '312' },
    { name: 'nft.holders', sample: '2,310' },
    { name: 'nft.volume24h', sample: '184' },
    { name: 'token.symbol', sample: 'KEEP' },
    { name: 'token.price', sample: '0.0421' },
    { name: 'token.change24h', sample: '+3.1%' },
    { name: 'sol.price', sample: '$182.40' },
  ],
  page: { tabs: ['postHistory'] },
});
