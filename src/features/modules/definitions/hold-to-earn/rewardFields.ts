import { allOf, isOn, isOneOf } from '../../common-fields/condition';
import { amount } from '../../field-types/amount/field';
import { choices } from '../../common-fields/choices';
import { factor } from '../../common-fields/factor';
import { number } from '../../field-types/number/field';
import { radio } from '../../field-types/radio/field';
import { select } from '../../field-types/select/field';
import { toggle } from '../../field-types/switch/field';
import { roles } from '../../field-types/roles/field';
import { list } from '../../field-types/list/field';
import { address } from '../../field-types/address/field';
import { isPaid } from './isPaid';

/** What holding earns, and how often. */
export const rewardFields = {
  rewardKind: select({
    label: 'Reward',
    choices: choices(
      ['POINTS', 'Points of this server'],
      ['SPL', 'An SPL token'],
      ['SOL', 'SOL'],
      ['ROLE', 'A role, as long as they hold'],
      ['MULTIPLIER', 'More for chatting and posts on X'],
    ),
    initial: 'POINTS',
    hint: 'SOL and tokens are paid from the server’s ledger wallet to each member’s default wallet.',
  }),
  mint: address({
    of: 'mint',
    label: 'Mint of the reward',
    hint: 'Paid from the ledger wallet. It also pays the fees, and the rent of a member’s first account for this token.',
    when: isOneOf('rewardKind', 'SPL'),
  }),
  rewardRoles: roles({
    label: 'Roles',
    hint: 'Given at the end of a period, and taken when a later one finds that a member no longer holds enough.',
    least: 1,
    most: 5,
    when: isOneOf('rewardKind', 'ROLE'),
  }),
  rewardMultiplier: factor({
    label: 'Multiplier',
    hint: 'Of several programs, a member gets the highest. Other multipliers come on top.',
    min: 1,
    max: 10,
    initial: 1.5,
    when: isOneOf('rewardKind', 'MULTIPLIER'),
  }),
  rateKind: radio({
    label: 'Paid',
    choices: choices(['PER_UNIT', 'for each unit'], ['RANGES', 'by how many units there are']),
    initial: 'PER_UNIT',
    when: isPaid,
  }),
  rate: amount({
    label: 'For each unit and period',
    unit: 'units',
    unitOf: ['rewardKind', 'mint'],
    decimals: 9,
    initial: '5',
    isPositive: true,
    when: allOf(isPaid, isOneOf('rateKind', 'PER_UNIT')),
  }),
  ranges: list({
    label: 'Ranges',
    hint: 'A range ends where the next one begins. Below the first one, nothing is paid.',
    itemName: 'range',
    least: 1,
    most: 10,
    when: allOf(isPaid, isOneOf('rateKind', 'RANGES')),
    fields: {
      from: number({ label: 'From so many units', min: 1, max: 1_000_000, initial: 1 }),
      amount: amount({
        label: 'Paid a period',
        unit: 'units',
        unitOf: ['rewardKind', 'mint'],
        decimals: 9,
        initial: '10',
        isPositive: true,
      }),
    },
  }),
  hasCap: toggle({ label: 'Limit what one member gets', initial: false, when: isPaid }),
  cap: amount({
    label: 'Limit of a member in a period',
    unit: 'units',
    unitOf: ['rewardKind', 'mint'],
    decimals: 9,
    initial: '100',
    isPositive: true,
    when: allOf(isPaid, isOn('hasCap')),
  }),
  cadence: select({
    label: 'A period is',
    hint: 'Counted from the start of the program.',
    choices: choices(
      ['HOURLY', 'an hour'],
      ['DAILY', 'a day'],
      ['WEEKLY', 'a week'],
      ['MONTHLY', 'a month'],
    ),
    initial: 'DAILY',
  }),
  verification: radio({
    label: 'Holdings are looked at',
    choices: choices(
      ['SNAPSHOT', 'at the end of a period', 'Someone may buy just before and sell just after.'],
      ['RANDOM_SNAPSHOT', 'at a moment no one knows before'],
      ['TIME_WEIGHTED', 'all the time', 'Half a period pays half.'],
    ),
    initial: 'RANDOM_SNAPSHOT',
  }),
};
