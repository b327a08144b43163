import { counted } from '@/shared/text/language';
import { defineModule } from '../../engine/defineModule';
import { checks } from '../../field-types/checks/field';
import { choices } from '../../common-fields/choices';
import { number } from '../../field-types/number/field';
import { select } from '../../field-types/select/field';
import { text } from '../../field-types/text/field';
import { channel } from '../../field-types/channel/field';
import { mentions } from '../../field-types/roles/field';
import { list } from '../../field-types/list/field';
import { address } from '../../field-types/address/field';
import { duration } from '../../field-types/duration/field';
import { about } from './about';
import { words } from './words';

const MINUTE = 60;
const DAY = 86_400;
const metrics = choices(
  ['FLOOR', 'Floor price'],
  ['LISTED', 'Listed'],
  ['VOLUME', 'Volume'],
  ['SALES', 'Sales'],
  ['HOLDERS', 'Holders'],
  ['PRICE', 'Token price'],
  ['MARKET_CAP', 'Market cap'],
  ['LIQUIDITY', 'Liquidity'],
);

export default defineModule(about, words, {
  rules: { singular: 'report', columns: ['asset', 'every', 'channelId'] },
  fields: {
    name: text({ label: 'Name', maxLength: 50, isRequired: true }),
    asset: address({ of: 'asset', label: 'Collection or token' }),
    metrics: checks({
      label: 'Metrics',
      choices: metrics,
      initial: ['FLOOR', 'VOLUME', 'HOLDERS'],
      least: 1,
    }),
    every: select({
      label: 'Frequency',
      choices: choices(
        ['HOURLY', 'Every hour'],
        ['FOUR_HOURLY', 'Every 4 hours'],
        ['DAILY', 'Every day'],
        ['WEEKLY', 'Every week'],
        ['NEVER', 'Only on triggers'],
      ),
      initial: 'DAILY',
    }),
    compare: select({
      label: 'Compare with',
      choices: choices(
        ['PREVIOUS', 'Previous report'],
        ['WEEK', 'A week ago'],
        ['MONTH', 'A month ago'],
      ),
      initial: 'PREVIOUS',
    }),
    triggers: list({
      label: 'Triggers',
      itemName: 'trigger',
      most: 10,
      fields: {
        metric: select({ label: 'Metric', choices: metrics, initial: 'FLOOR' }),
        when: select({
          label: 'Condition',
          choices: choices(
            ['ABOVE', 'Is above'],
            ['BELOW', 'Is below'],
            ['CHANGE_UP', 'Rises by (%)'],
            ['CHANGE_DOWN', 'Falls by (%)'],
          ),
          initial: 'CHANGE_DOWN',
        }),
        value: number({ label: 'Value', min: 0, max: 1e9, initial: 10, isFraction: true }),
        within: duration({ label: 'Time window', min: 5 * MINUTE, max: 7 * DAY, initial: DAY }),
      },
    }),
    channelId: channel({ label: 'Channel', isRequired: true }),
    mentionRoles: mentions({ label: 'Roles to mention', most: 5 }),
  },
  opening: {
    says: ['Report on {asset}', 'in {channelId} {every},', 'compared with {compare}.'],
    said: {
      every: {
        HOURLY: 'every hour',
        FOUR_HOURLY: 'every 4 hours',
        DAILY: 'every day',
        WEEKLY: 'every week',
        NEVER: 'only on triggers',
      },
      compare: { PREVIOUS: 'the previous report', WEEK: 'a week ago', MONTH: 'a month ago' },
    },
    below: ['metrics'],
    fields: ['name'],
    values: { name: 'Market report' },
    means: ({ triggers }) =>
      triggers.length === 0
        ? null
        : `Also reports on ${counted(triggers.length, 'trigger')}, whenever one is met.`,
  },
  groups: [
    { title: 'Report', fields: ['name', 'asset', 'channelId', 'every', 'compare', 'metrics'] },
    { title: 'Triggers and pings', fields: ['triggers', 'mentionRoles'], isRare: true },
  ],
  checks: [
    {
      path: 'triggers',
      message: 'Add a trigger, or choose another frequency.',
      holds: ({ every, triggers }) => every !== 'NEVER' || triggers.length > 0,
    },
  ],
  page: { tabs: ['postHistory'] },
});
