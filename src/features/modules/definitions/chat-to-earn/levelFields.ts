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
    label: 'Levels grow',
    choices: choices(
      ['MEE6', 'as with MEE6'],
      ['LINEAR', 'each by as much more than the one before'],
      ['POLY', 'by a formula'],
      ['CUSTOM', 'as listed'],
    ),
    initial: 'MEE6',
  }),
  linearStep: number({
    label: 'XP a level needs more than the one before',
    hint: 'With 100, level 1 needs 100 XP and level 2 another 200.',
    min: 1,
    max: 100_000,
    initial: 100,
    when: isOneOf('curve', 'LINEAR'),
  }),
  coefficients: list({
    label: 'Formula',
    hint: 'XP of level n in all: the first times n, the second times n², and so on. It has to rise with each level.',
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
    label: 'Levels',
    hint: 'Levels after the last need as much as that one.',
    itemName: 'level',
    least: 1,
    most: 100,
    when: isOneOf('curve', 'CUSTOM'),
    fields: {
      xp: number({
        label: 'XP on top of the level before',
        min: 1,
        max: 10_000_000,
        initial: 100,
      }),
    },
  }),
  maxLevel: number({ label: 'Highest level', min: 1, max: 1000, initial: 100 }),
  rewards: list({
    label: 'Rewards',
    itemName: 'reward',
    most: 50,
    fields: {
      level: number({ label: 'At level', min: 1, max: 1000, initial: 5 }),
      roles: roles({ label: 'Roles', most: 5 }),
      mode: select({
        label: 'Roles of lower levels',
        choices: choices(['STACK', 'are kept'], ['REPLACE', 'are taken away']),
        initial: 'STACK',
      }),
      isRemovedOnDrop: toggle({
        label: 'Remove these roles when the level falls',
        hint: 'After a reset, or when you change the levels.',
        initial: true,
      }),
      currency: number({
        label: 'Also paid',
        hint: 'Once per member, in the currency under Engage to earn and from its budget.',
        min: 0,
        max: 1_000_000,
        initial: 0,
      }),
    },
  }),
  announce: select({
    label: 'Announce new levels',
    choices: choices(
      ['SAME_CHANNEL', 'where the member wrote'],
      ['CHANNEL', 'in one channel'],
      ['DM', 'in a direct message'],
      ['OFF', 'nowhere'],
    ),
    initial: 'SAME_CHANNEL',
  }),
  everyLevels: number({
    label: 'Announce every',
    hint: '5 announces levels 5, 10, 15 and so on.',
    unit: 'levels',
    min: 1,
    max: 100,
    initial: 1,
    when: not(isOneOf('announce', 'OFF')),
  }),
  announceChannelId: channel({
    label: 'Channel',
    isRequired: true,
    when: isOneOf('announce', 'CHANNEL'),
  }),
  message: message({
    label: 'Message',
    content: '{user.mention} is level {level} now. {xp.next} XP to the next one.',
    when: not(isOneOf('announce', 'OFF')),
  }),
};
