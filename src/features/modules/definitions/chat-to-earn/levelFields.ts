import { isOneOf, not } from '../../common-fields/condition';
import { choices } from '../../common-fields/choices';
import { number } from '../../field-types/number/field';
import { select } from '../../field-types/select/field';
import { toggle } from '../../field-types/switch/field';
import { channel } from '../../field-types/channel/field';
import { roles } from '../../field-types/roles/field';
import { list } from '../../field-types/list/field';
import { message } from '../../field-types/message/field';

/** How XP becomes levels, and what levels bring. */
export const levelFields = {
  curve: select({
    label: 'Level curve',
    choices: choices(
      ['MEE6', 'Same as MEE6'],
      ['LINEAR', 'Linear'],
      ['POLY', 'Formula'],
      ['CUSTOM', 'Custom'],
    ),
    initial: 'MEE6',
  }),
  linearStep: number({
    label: 'XP increase per level',
    hint: 'With 100, level 1 needs 100 XP and level 2 another 200.',
    min: 1,
    max: 100_000,
    initial: 100,
    when: isOneOf('curve', 'LINEAR'),
  }),
  coefficients: list({
    label: 'Formula',
    hint: 'Total XP for level n: first factor × n + second factor × n², and so on. It must rise with each level.',
    itemName: 'factor',
    least: 2,
    most: 5,
    when: isOneOf('curve', 'POLY'),
    fields: {
      factor: number({
        label: 'Factor',
        min: -1_000_000,
        max: 1_000_000,
        initial: 50,
        isFraction: true,
      }),
    },
  }),
  customLevels: list({
    label: 'Custom levels',
    hint: 'Further levels need as much XP as the last one.',
    itemName: 'level',
    least: 1,
    most: 100,
    when: isOneOf('curve', 'CUSTOM'),
    fields: {
      xp: number({
        label: 'XP from the previous level',
        min: 1,
        max: 10_000_000,
        initial: 100,
      }),
    },
  }),
  maxLevel: number({ label: 'Maximum level', min: 1, max: 1000, initial: 100 }),
  rewards: list({
    label: 'Level rewards',
    itemName: 'reward',
    most: 50,
    fields: {
      level: number({ label: 'Level', min: 1, max: 1000, initial: 5 }),
      roles: roles({ label: 'Roles', most: 5 }),
      mode: select({
        label: 'Roles from lower levels',
        choices: choices(['STACK', 'Keep'], ['REPLACE', 'Remove']),
        initial: 'STACK',
      }),
      isRemovedOnDrop: toggle({
        label: 'Remove these roles when the level drops',
        hint: 'Levels drop after a reset or when you change the curve.',
        initial: true,
      }),
      currency: number({
        label: 'Currency reward',
        hint: 'Paid once per member from the Engage to earn budget.',
        min: 0,
        max: 1_000_000,
        initial: 0,
      }),
    },
  }),
  announce: select({
    label: 'Announce level-ups',
    choices: choices(
      ['SAME_CHANNEL', 'Where the member wrote'],
      ['CHANNEL', 'In a selected channel'],
      ['DM', 'By direct message'],
      ['OFF', 'Nowhere'],
    ),
    initial: 'SAME_CHANNEL',
  }),
  everyLevels: number({
    label: 'Announcement interval',
    hint: '5 = levels 5, 10, 15 and so on.',
    unit: 'levels',
    min: 1,
    max: 100,
    initial: 1,
    when: not(isOneOf('announce', 'OFF')),
  }),
  announceChannelId: channel({
    label: 'Announcement channel',
    isRequired: true,
    when: isOneOf('announce', 'CHANNEL'),
  }),
  message: message({
    label: 'Announcement message',
    content: '{user.mention} is level {level} now. {xp.next} XP to the next one.',
    when: not(isOneOf('announce', 'OFF')),
  }),
};
