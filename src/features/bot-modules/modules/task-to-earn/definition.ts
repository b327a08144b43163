import { allOf, anyOf, isOn, isOneOf, not } from '../../fields/condition';
import { area } from '../../kinds/area/field';
import { choices } from '../../fields/choices';
import { radio } from '../../kinds/radio/field';
import { text } from '../../kinds/text/field';
import { toggle } from '../../kinds/switch/field';
import { date } from '../../kinds/date/field';
import { timeZone } from '../../kinds/timeZone/field';
import { defineModule } from '../../engine/defineModule';
import { uniqueName } from '../../engine/uniqueName';
import { colour } from '../../kinds/colour/field';
import { mentions } from '../../kinds/roles/field';
import { emoji } from '../../kinds/emoji/field';
import { rule } from '../../kinds/rule/field';
import { address } from '../../kinds/address/field';
import { about } from './about';
import { DEFAULT, NOT_DEFAULT } from './defaultFlag';
import { words } from './words';

/** Gold, the house's colour. */
const GOLD = 0xe0_ad_3d;

const isDefault = isOneOf('defaultFlag', DEFAULT);
const canClose = not(isDefault);

/** The categories; the quests in them are a module of their own. */
export default defineModule(about, words, {
  rules: {
    singular: 'category',
    columns: ['defaultFlag', 'visibility'],
    ordered: true,
    unique: [
      uniqueName('category'),
      {
        path: 'defaultFlag',
        message: 'Another category is the default one already.',
        key: (values) => (isDefault.holds(values) ? DEFAULT : null),
      },
    ],
  },
  fields: {
    name: text({ label: 'Name', maxLength: 40, isRequired: true }),
    emoji: emoji({ label: 'Emoji' }),
    colour: colour({
      label: 'Color',
      hint: 'Marks the category and its quests on the board.',
      initial: GOLD,
    }),
    description: area({ label: 'Description', maxLength: 200 }),
    defaultFlag: radio({
      label: 'Default',
      hint: 'It is open to everybody, always. Quests of a category you delete can go there.',
      choices: choices([NOT_DEFAULT, 'One of several'], [DEFAULT, 'The default category']),
      initial: NOT_DEFAULT,
    }),
    visibility: radio({
      label: 'Shown to',
      choices: choices(['PUBLIC', 'everybody'], ['HOLDERS', 'holders'], ['ROLE', 'some roles']),
      initial: 'PUBLIC',
    }),
    collection: address({
      of: 'collection',
      label: 'Collection they hold',
      when: isOneOf('visibility', 'HOLDERS'),
    }),
    roles: mentions({
      label: 'Roles',
      hint: 'Any of them will do.',
      least: 1,
      most: 10,
      when: isOneOf('visibility', 'ROLE'),
    }),
    hasStart: toggle({
      label: 'Opens on a day',
      initial: false,
      when: canClose,
    }),
    startDate: date({
      label: 'First day',
      when: allOf(canClose, isOn('hasStart')),
    }),
    hasEnd: toggle({
      label: 'Closes on a day',
      initial: false,
      when: canClose,
    }),
    endDate: date({
      label: 'Last day',
      when: allOf(canClose, isOn('hasEnd')),
    }),
    timeZone: timeZone({
      label: 'Time zone',
      when: allOf(canClose, anyOf(isOn('hasStart'), isOn('hasEnd'))),
    }),
    unlockAfter: rule({
      of: 'task-to-earn',
      ruleName: 'category',
      label: 'Opens after',
      hint: 'Once a member has done every quest of that category.',
      when: canClose,
    }),
  },
  groups: [
    {
      title: 'Category',
      fields: ['name', 'emoji', 'colour', 'description', 'defaultFlag'],
    },
    { title: 'Who sees it', fields: ['visibility', 'collection', 'roles'] },
    {
      title: 'When it is open',
      fields: ['hasStart', 'startDate', 'hasEnd', 'endDate', 'timeZone', 'unlockAfter'],
      isRare: true,
    },
  ],
  checks: [
    {
      path: 'endDate',
      message: 'It would close before it opens.',
      holds: (values) =>
        isDefault.holds(values) ||
        values['hasStart'] !== true ||
        values['hasEnd'] !== true ||
        String(values['startDate']) <= String(values['endDate']),
    },
  ],
});
