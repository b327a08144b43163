import { isOn, isOneOf, not } from '../../common-fields/condition';
import { choices } from '../../common-fields/choices';
import { number } from '../../field-types/number/field';
import { select } from '../../field-types/select/field';
import { toggle } from '../../field-types/switch/field';
import { date } from '../../field-types/date/field';

/** Limits, chance, and what happens to XP over time. */
export const guardFields = {
  dailyCap: number({
    label: 'A member and day, at most',
    hint: '0 sets no limit.',
    min: 0,
    max: 1_000_000,
    initial: 0,
  }),
  diminishingAfter: number({
    label: 'Messages a day before they pay less',
    hint: '0 pays all alike.',
    min: 0,
    max: 10_000,
    initial: 0,
  }),
  diminishingPercent: number({
    label: 'They then pay',
    unit: 'percent',
    min: 0,
    max: 100,
    initial: 50,
    when: not(isOneOf('diminishingAfter', 0)),
  }),
  hasDrops: toggle({
    label: 'Drops now and then',
    hint: 'A message that counts can bring its author extra.',
    initial: false,
  }),
  dropChance: number({
    label: 'Chance with a message',
    unit: 'percent',
    min: 0.01,
    max: 100,
    initial: 0.5,
    isFraction: true,
    when: isOn('hasDrops'),
  }),
  dropAmount: number({
    label: 'A drop pays',
    hint: 'Within the daily limits, whatever the multipliers.',
    min: 1,
    max: 1_000_000,
    initial: 100,
    when: isOn('hasDrops'),
  }),
  reset: select({
    label: 'XP starts over at 0',
    hint: 'At midnight UTC. Currency that was paid stays.',
    choices: choices(
      ['NEVER', 'never'],
      ['WEEKLY', 'each week'],
      ['MONTHLY', 'each month'],
      ['SEASON', 'at the end of a season'],
    ),
    initial: 'NEVER',
  }),
  seasonEnd: date({ label: 'Last day of the season', when: isOneOf('reset', 'SEASON') }),
  resetsOnLeave: toggle({ label: 'Also when a member leaves', initial: false }),
  resetsOnBan: toggle({ label: 'Also when a member is banned', initial: true }),
};
