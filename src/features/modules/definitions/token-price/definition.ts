import { has, isOneOf, not } from '../../common-fields/condition';
import { lengthOf } from '@/shared/discord/textLength';
import { nameLimits } from '@/shared/discord/limits';
import { nicknamePattern } from '@/shared/discord/names';
import { defineModule } from '../../engine/defineModule';
import { choices } from '../../common-fields/choices';
import { number } from '../../field-types/number/field';
import { select } from '../../field-types/select/field';
import { text } from '../../field-types/text/field';
import { channel } from '../../field-types/channel/field';
import { mentions } from '../../field-types/roles/field';
import { outlivesRefresh } from '../../common-fields/freshness';
import { list } from '../../field-types/list/field';
import { address } from '../../field-types/address/field';
import { duration } from '../../field-types/duration/field';
import type { ValuesOf } from '../../common-fields/field';
import { fillIn } from '../../preview/fillIn';
import { about } from './about';
import { words } from './words';

const MINUTE = 60;
const DAY = 86_400;

const variables = [
  { name: 'symbol', sample: 'SOL' },
  { name: 'price', sample: '$182.40' },
  { name: 'arrow', sample: '▲' },
  { name: 'change24h', sample: '3.1%' },
];

const filledIn = (template: string, symbol: string): string =>
  fillIn(template, [{ name: 'symbol', sample: symbol }, ...variables]);

/** The name of a channel with an example for each token. */
const channelNameOf = ({ tokens, template }: Ticker): string =>
  tokens.map(({ symbol }) => filledIn(template, symbol)).join(' · ');

/** The nickname with a price as an example. */
const nicknameOf = ({ tokens, template }: Ticker): string =>
  filledIn(template, tokens[0]?.symbol ?? '');

const fields = {
  tokens: list({
    label: 'Tokens',
    itemName: 'token',
    least: 1,
    most: 10,
    fields: {
      mint: address({ of: 'mint', label: 'Token', symbolField: 'symbol' }),
      symbol: text({ label: 'Symbol', maxLength: 12, isRequired: true, placeholder: 'SOL' }),
    },
  }),
  quote: select({
    label: 'Currency',
    choices: choices(['USD', 'US dollars'], ['SOL', 'SOL'], ['EUR', 'Euros']),
    initial: 'USD',
  }),
  surface: select({
    label: 'Shown as',
    hint: 'Discord allows about 2 channel renames every 10 minutes.',
    choices: choices(
      ['CHANNEL_NAME', 'Channel name'],
      ['NICKNAME', 'Bot nickname'],
      ['LIVE_MESSAGE', 'Live message'],
      ['COMMAND', 'On command only'],
    ),
    initial: 'CHANNEL_NAME',
  }),
  channelId: channel({
    label: 'Channel',
    kinds: ['text', 'announcement', 'voice'],
    isRequired: true,
    when: isOneOf('surface', 'CHANNEL_NAME', 'LIVE_MESSAGE'),
  }),
  template: text({
    label: 'Text',
    maxLength: nameLimits.channel,
    isRequired: true,
    initial: '{symbol} {price} {arrow}{change24h}',
    when: not(isOneOf('surface', 'COMMAND')),
  }),
  refresh: duration({
    label: 'Refresh every',
    min: 10 * MINUTE,
    max: DAY,
    initial: 15 * MINUTE,
    when: not(isOneOf('surface', 'COMMAND')),
  }),
  alerts: list({
    label: 'Alerts',
    itemName: 'alert',
    most: 20,
    fields: {
      kind: select({
        label: 'Condition',
        choices: choices(
          ['ABOVE', 'Price rises above'],
          ['BELOW', 'Price falls below'],
          ['CHANGE', 'Price moves by (%)'],
        ),
        initial: 'CHANGE',
      }),
      value: number({ label: 'Value', min: 0, max: 1e9, initial: 10, isFraction: true }),
      within: duration({
        label: 'Time window',
        min: 5 * MINUTE,
        max: 7 * DAY,
        initial: DAY,
        when: isOneOf('kind', 'CHANGE'),
      }),
      reArm: select({
        label: 'After the alert',
        choices: choices(
          ['ROLLING', 'Keep watching from the new price'],
          ['ONCE', 'Stop watching'],
          ['DAILY', 'Resume tomorrow'],
        ),
        initial: 'ROLLING',
      }),
    },
  }),
  alertChannelId: channel({
    label: 'Alert channel',
    isRequired: true,
    when: has('alerts'),
  }),
  mentionRoles: mentions({
    label: 'Roles to mention',
    most: 5,
    when: has('alerts'),
  }),
  maxAge: duration({
    label: 'Mark as stale after',
    min: MINUTE,
    max: DAY,
    initial: 30 * MINUTE,
  }),
};
export type Ticker = ValuesOf<typeof fields>;

export default defineModule(about, words, {
  fields,
  opening: {
    says: [
      [
        'Show the price of {tokens.0.mint}, called {tokens.0.symbol},',
        'Show the prices of the tokens below',
      ],
      'in {quote}',
      [
        { text: 'as the {surface} of {channelId},', when: isOneOf('surface', 'CHANNEL_NAME') },
        { text: 'as a {surface} in {channelId},', when: isOneOf('surface', 'LIVE_MESSAGE') },
        { text: 'as the {surface},', when: isOneOf('surface', 'NICKNAME') },
        '{surface}.',
      ],
      'updated every {refresh}.',
    ],
    fields: ['template'],
    values: { tokens: [{ mint: '', symbol: '' }] },
  },
  groups: [
    {
      title: 'More tokens and stale prices',
      fields: ['tokens', 'quote', 'surface', 'channelId', 'template', 'refresh', 'maxAge'],
      isRare: true,
    },
    {
      title: 'Price alerts',
      fields: ['alerts', 'alertChannelId', 'mentionRoles'],
      isRare: true,
    },
  ],
  checks: [
    outlivesRefresh('maxAge', ({ surface }: Pick<Ticker, 'surface'>) => surface !== 'COMMAND'),
    {
      path: 'tokens',
      message: 'A nickname can show only one token.',
      holds: ({ surface, tokens }) => surface !== 'NICKNAME' || tokens.length <= 1,
    },
    {
      path: 'template',
      message: `Maximum ${nameLimits.nickname} characters in a nickname, including the price.`,
      holds: (values) =>
        values.surface !== 'NICKNAME' || lengthOf(nicknameOf(values)) <= nameLimits.nickname,
    },
    {
      path: 'template',
      message: `Maximum ${nameLimits.channel} characters in a channel name, including all tokens.`,
      holds: (values) =>
        values.surface !== 'CHANNEL_NAME' || lengthOf(channelNameOf(values)) <= nameLimits.channel,
    },
    {
      path: 'template',
      message: nicknamePattern.message,
      holds: (values) =>
        values.surface !== 'NICKNAME' || nicknamePattern.test.test(nicknameOf(values)),
    },
  ],
  variables,
  page: { tabs: ['postHistory'] },
});
