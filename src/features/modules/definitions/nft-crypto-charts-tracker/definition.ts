import { isOneOf } from '../../common-fields/condition';
import { defineModule } from '../../engine/defineModule';
import { checks } from '../../field-types/checks/field';
import { choices } from '../../common-fields/choices';
import { select } from '../../field-types/select/field';
import { text } from '../../field-types/text/field';
import { channel } from '../../field-types/channel/field';
import { address } from '../../field-types/address/field';
import { duration } from '../../field-types/duration/field';
import { about } from './about';
import { words } from './words';

export default defineModule(about, words, {
  rules: { singular: 'chart', columns: ['kind', 'interval', 'channelId'] },
  fields: {
    name: text({ label: 'Name', maxLength: 50, isRequired: true }),
    asset: address({ of: 'asset', label: 'Token or collection' }),
    kind: select({
      label: 'Chart',
      choices: choices(
        ['CANDLE', 'candles'],
        ['LINE', 'a line'],
        ['AREA', 'an area'],
        ['FLOOR_VOLUME', 'floor and volume'],
        ['SALES_SCATTER', 'sales, one dot each'],
      ),
      initial: 'CANDLE',
    }),
    interval: select({
      label: 'One step is',
      choices: choices(
        ['1M', 'a minute'],
        ['5M', '5 minutes'],
        ['15M', '15 minutes'],
        ['1H', 'an hour'],
        ['4H', '4 hours'],
        ['1D', 'a day'],
      ),
      initial: '15M',
    }),
    indicators: checks({
      label: 'Indicators',
      hint: 'Three at most.',
      choices: choices(
        ['MA', 'Moving average'],
        ['EMA', 'Exponential average'],
        ['RSI', 'Relative strength'],
        ['VWAP', 'Volume-weighted price'],
        ['BOLLINGER', 'Bollinger bands'],
      ),
      initial: [],
      when: isOneOf('kind', 'CANDLE', 'LINE'),
    }),
    theme: select({
      label: 'Colors',
      choices: choices(['DARK', 'dark'], ['LIGHT', 'light'], ['BRAND', 'your own']),
      initial: 'DARK',
    }),
    every: duration({
      label: 'Posted every',
      hint: '0 posts it on command only.',
      min: 0,
      max: 7 * 86_400,
      initial: 0,
    }),
    channelId: channel({ label: 'Channel', isRequired: true }),
    cooldown: duration({ label: 'A member may ask again after', min: 10, max: 600, initial: 30 }),
  },
  groups: [
    { title: 'Chart', fields: ['name', 'asset', 'kind', 'interval', 'indicators', 'theme'] },
    { title: 'Post', fields: ['channelId', 'every', 'cooldown'] },
  ],
  checks: [
    {
      path: 'indicators',
      message: 'Three at most, or no one can read the chart.',
      holds: ({ indicators }) => indicators.length <= 3,
    },
  ],
  page: { tabs: ['postHistory'] },
});
