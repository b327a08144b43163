import { allOf, anyOf, isOn, isOneOf, not } from '../../fields/condition';
import { area } from '../../kinds/area/field';
import { choices } from '../../fields/choices';
import { radio } from '../../kinds/radio/field';
import { text } from '../../kinds/text/field';
import { toggle } from '../../kinds/switch/field';
import { date } from '../../kinds/date/field';
import { timeZone } from '../../kinds/timeZone/field';
import { colour } from '../../kinds/colour/field';
import { mentions } from '../../kinds/roles/field';
import { emoji } from '../../kinds/emoji/field';
import { rule } from '../../kinds/rule/field';
import { address } from '../../kinds/address/field';
import { DEFAULT, NOT_DEFAULT } from './defaultFlag';
import type { ValuesOf } from '../../fields/field';

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
};

export type Category = ValuesOf<typeof fields>;
