import { isOneOf } from '../../common-fields/condition';
import { defineModule } from '../../engine/defineModule';
import { timesADay } from '../../common-fields/timesADay';
import { checks } from '../../field-types/checks/field';
import { choices } from '../../common-fields/choices';
import { select } from '../../field-types/select/field';
import { text } from '../../field-types/text/field';
import { channel } from '../../field-types/channel/field';
import { address } from '../../field-types/address/field';
import { duration } from '../../field-types/duration/field';
import { about } from './about';
import { words } from './words';

const DAY = 86_400;

export default defineModule(about, words, {
  rules: { singular: 'chart', columns: ['kind', 'interval', 'channelId'] },
  fields: {
    name: text({ label: 'Name', maxLength: 50, isRequired: true }),
    asset: address({ of: 'asset', label: 'Token or collection' }),
    kind: select({
      label: 'Chart type',
      choices: choices(
        ['CANDLE', 'Candles'],
        ['LINE', 'Line'],
        ['AREA', 'Area'],
        ['FLOOR_VOLUME', 'Floor and volume'],
        ['SALES_SCATTER', 'Sales, one dot each'],
      ),
      initial: 'CANDLE',
    }),
    interval: select({
      label: 'Interval',
      choices: choices(
        ['1M', '1 minute'],
        ['5M', '5 minutes'],
        ['15M', '15 minutes'],
        ['1H', '1 hour'],
        ['4H', '4 hours'],
        ['1D', '1 day'],
      ),
      initial: '15M',
    }),
    indicators: checks({
      label: 'Indicators',
      hint: 'Maximum 3.',
      choices: choices(
        ['MA', 'Moving average (MA)'],
        ['EMA', 'Exponential moving average (EMA)'],
        ['RSI', 'Relative strength index (RSI)'],
        ['VWAP', 'Volume-weighted average price (VWAP)'],
        ['BOLLINGER', 'Bollinger Bands'],
      ),
      initial: [],
      when: isOneOf('kind', 'CANDLE', 'LINE'),
    }),
    theme: select({
      label: 'Colors',
      choices: choices(['DARK', 'Dark'], ['LIGHT', 'Light'], ['BRAND', 'Brand colors']),
      initial: 'DARK',
    }),
    every: duration({
      label: 'Time between posts',
      hint: '0 = on command only.',
      min: 0,
      max: 7 * DAY,
      initial: 0,
    }),
    channelId: channel({ label: 'Channel', isRequired: true }),
    cooldown: duration({ label: 'Cooldown per member', min: 10, max: 600, initial: 30 }),
  },
  opening: {
    says: [
      'Post a chart of {asset}',
      'in {channelId}',
      'every {every},',
      'drawn as {kind}',
      'at intervals of {interval}.',
    ],
    said: {
      kind: {
        CANDLE: 'candles',
        LINE: 'a line',
        AREA: 'an area',
        FLOOR_VOLUME: 'floor and volume',
        SALES_SCATTER: 'sales, one dot each',
      },
    },
    fields: ['name'],
    values: { name: 'Price chart', every: DAY },
    means: ({ every }) =>
      every > 0
        ? timesADay(every, 'Posts a chart')
        : 'Posts no charts on a schedule. Members get one on command.',
  },
  groups: [
    { title: 'Chart', fields: ['name', 'asset', 'channelId', 'every', 'kind', 'interval'] },
    {
      title: 'Indicators, colors and cooldown',
      fields: ['indicators', 'theme', 'cooldown'],
      isRare: true,
    },
  ],
  checks: [
    {
      path: 'indicators',
      message: 'Choose up to 3 indicators.',
      holds: ({ indicators }) => indicators.length <= 3,
    },
  ],
  page: { tabs: ['postHistory'] },
});
