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
      label: 'Figures',
      choices: metrics,
      initial: ['FLOOR', 'VOLUME', 'HOLDERS'],
      least: 1,
    }),
    every: select({
      label: 'Report',
      choices: choices(
        ['HOURLY', 'every hour'],
        ['FOUR_HOURLY', 'every four hours'],
        ['DAILY', 'every day'],
        ['WEEKLY', 'every week'],
        ['NEVER', 'only when something moves'],
      ),
      initial: 'DAILY',
    }),
    compare: select({
      label: 'Compared with',
      choices: choices(
        ['PREVIOUS', 'the report before'],
        ['WEEK', 'a week ago'],
        ['MONTH', 'a month ago'],
      ),
      initial: 'PREVIOUS',
    }),
    triggers: list({
      label: 'Also when',
      itemName: 'trigger',
      most: 10,
      fields: {
        metric: select({ label: 'Figure', choices: metrics, initial: 'FLOOR' }),
        when: select({
          label: 'Is',
          choices: choices(
            ['ABOVE', 'above'],
            ['BELOW', 'below'],
            ['CHANGE_UP', 'up by, in percent'],
            ['CHANGE_DOWN', 'down by, in percent'],
          ),
          initial: 'CHANGE_DOWN',
        }),
        value: number({ label: 'Value', min: 0, max: 1e9, initial: 10, isFraction: true }),
        within: duration({ label: 'Within', min: 5 * MINUTE, max: 7 * DAY, initial: DAY }),
      },
    }),
    channelId: channel({ label: 'Channel', isRequired: true }),
    mentionRoles: mentions({ label: 'Roles to mention', most: 5 }),
  },
  groups: [
    { title: 'What', fields: ['name', 'asset', 'metrics'] },
    { title: 'When', fields: ['every', 'compare', 'triggers'] },
    { title: 'Where', fields: ['channelId', 'mentionRoles'] },
  ],
  checks: [
    {
      path: 'triggers',
      message: 'Without a time to report there must be a trigger.',
      holds: ({ every, triggers }) => every !== 'NEVER' || triggers.length > 0,
    },
  ],
  page: { tabs: ['postHistory'] },
});
