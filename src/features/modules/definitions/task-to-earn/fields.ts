import { allOf, anyOf, isOn, isOneOf, not } from '../../common-fields/condition';
import { area } from '../../field-types/area/field';
import { choices } from '../../common-fields/choices';
import { radio } from '../../field-types/radio/field';
import { select } from '../../field-types/select/field';
import { text } from '../../field-types/text/field';
import { toggle } from '../../field-types/switch/field';
import { date } from '../../field-types/date/field';
import { timeZone } from '../../field-types/timeZone/field';
import { colour } from '../../field-types/colour/field';
import { mentions } from '../../field-types/roles/field';
import { emoji } from '../../field-types/emoji/field';
import { rule } from '../../field-types/rule/field';
import { address } from '../../field-types/address/field';
import type { ValuesOf } from '../../common-fields/field';

/** Values of the default flag (spec §3). */
export const DEFAULT = 'DEFAULT';
export const NOT_DEFAULT = 'NOT_DEFAULT';

/** Gold, the house's colour. */
const GOLD = 0xe0_ad_3d;

const canClose = not(isOneOf('defaultFlag', DEFAULT));

export const fields = {
  name: text({ label: 'Name', maxLength: 40, isRequired: true }),
  emoji: emoji({ label: 'Emoji' }),
  colour: colour({
    label: 'Color',
    hint: 'Marks the category and its quests on the quest board.',
    initial: GOLD,
  }),
  description: area({ label: 'Description', maxLength: 200 }),
  defaultFlag: radio({
    label: 'Category type',
    hint: 'The default category is always open to everyone. Quests from deleted categories can move there.',
    choices: choices([NOT_DEFAULT, 'Regular'], [DEFAULT, 'Default']),
    initial: NOT_DEFAULT,
  }),
  visibility: select({
    label: 'Visible to',
    choices: choices(['PUBLIC', 'Everyone'], ['HOLDERS', 'Holders'], ['ROLE', 'Selected roles']),
    initial: 'PUBLIC',
  }),
  collection: address({
    of: 'collection',
    label: 'Required collection',
    when: isOneOf('visibility', 'HOLDERS'),
  }),
  roles: mentions({
    label: 'Required roles',
    hint: 'One of these is enough.',
    least: 1,
    most: 10,
    when: isOneOf('visibility', 'ROLE'),
  }),
  hasStart: toggle({
    label: 'Set an opening date',
    initial: false,
    when: canClose,
  }),
  startDate: date({
    label: 'Opening date',
    when: allOf(canClose, isOn('hasStart')),
  }),
  hasEnd: toggle({
    label: 'Set a closing date',
    initial: false,
    when: canClose,
  }),
  endDate: date({
    label: 'Closing date',
    hint: 'The category closes at midnight after this date.',
    when: allOf(canClose, isOn('hasEnd')),
  }),
  timeZone: timeZone({
    label: 'Time zone',
    when: allOf(canClose, anyOf(isOn('hasStart'), isOn('hasEnd'))),
  }),
  unlockAfter: rule({
    of: 'task-to-earn',
    ruleName: 'category',
    label: 'Unlock after',
    hint: 'Opens once a member completes every quest in that category.',
    when: canClose,
  }),
};

export type Category = ValuesOf<typeof fields>;
