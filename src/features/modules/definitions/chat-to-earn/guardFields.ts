import { isOn, isOneOf, not } from '../../common-fields/condition';
import { choices } from '../../common-fields/choices';
import { number } from '../../field-types/number/field';
import { select } from '../../field-types/select/field';
import { toggle } from '../../field-types/switch/field';
import { date } from '../../field-types/date/field';

/** Limits, chance, and what happens to XP over time. */
export const guardFields = {
  dailyCap: number({
    label: 'Daily limit per member',
    hint: '0 = no limit.',
    min: 0,
    max: 1_000_000,
    initial: 0,
  }),
  diminishingAfter: number({
    label: 'Daily messages at full reward',
    hint: '0 = all messages earn the full reward.',
    min: 0,
    max: 10_000,
    initial: 0,
  }),
  diminishingPercent: number({
    label: 'Reduced reward',
    unit: 'percent',
    min: 0,
    max: 100,
    initial: 50,
    when: not(isOneOf('diminishingAfter', 0)),
  }),
  hasDrops: toggle({
    label: 'Random drops',
    hint: 'Adds a chance that a message earns its author a bonus.',
    initial: false,
  }),
  dropChance: number({
    label: 'Drop chance per message',
    unit: 'percent',
    min: 0.01,
    max: 100,
    initial: 0.5,
    isFraction: true,
    when: isOn('hasDrops'),
  }),
  dropAmount: number({
    label: 'Drop amount',
    hint: 'Daily limits apply. Multipliers don’t.',
    min: 1,
    max: 1_000_000,
    initial: 100,
    when: isOn('hasDrops'),
  }),
  reset: select({
    label: 'Reset XP',
    hint: 'At midnight UTC. Members keep currency they earned.',
    choices: choices(
      ['NEVER', 'Never'],
      ['WEEKLY', 'Weekly'],
      ['MONTHLY', 'Monthly'],
      ['SEASON', 'At the end of a season'],
    ),
    initial: 'NEVER',
  }),
  seasonEnd: date({ label: 'Season end date', when: isOneOf('reset', 'SEASON') }),
  resetsOnLeave: toggle({ label: 'Reset XP when a member leaves', initial: false }),
  resetsOnBan: toggle({ label: 'Reset XP when a member is banned', initial: true }),
};
