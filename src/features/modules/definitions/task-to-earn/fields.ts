import { allOf, anyOf, isOn, isOneOf, not } from '../../common-fields/condition';
import { area } from '../../field-types/area/field';
import { choices } from '../../common-fields/choices';
import { radio } from '../../field-types/radio/field';
import { text } from '../../field-types/text/field';
import { toggle } from '../../field-types/switch/field';
import { date } from '../../field-types/date/field';
import { timeZone } from '../../field-types/timeZone/field';
import { colour } from '../../field-types/colour/field';
import { mentions } from '../../field-types/roles/field';
import { emoji } from '../../field-types/emoji/field';
import { rule } from '../../field-types/rule/field';
import { address } from '../../field-types/address/field';
import { DEFAULT, NOT_DEFAULT } from './defaultFlag';
import type { ValuesOf } from '../../common-fields/field';

/** Gold, the house's colour. */
const GOLD = 0xe0_ad_3d;

const canClose = not(isOneOf('defaultFlag', DEFAULT));

export const fields = {
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
    hint: 'It is open to everyone, always. Quests of a category you delete can go there.',
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
};

export type Category = ValuesOf<typeof fields>;
