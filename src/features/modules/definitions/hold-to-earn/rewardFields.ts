import { allOf, isOn, isOneOf } from '../../common-fields/condition';
import { amount } from '../../field-types/amount/field';
import { choices } from '../../common-fields/choices';
import { factor, number } from '../../field-types/number/field';
import { radio } from '../../field-types/radio/field';
import { select } from '../../field-types/select/field';
import { toggle } from '../../field-types/switch/field';
import { roles } from '../../field-types/roles/field';
import { list } from '../../field-types/list/field';
import { address } from '../../field-types/address/field';

/** A program pays amounts, and not a role or a multiplier. */
export const isPaid = isOneOf('rewardKind', 'POINTS', 'SPL', 'SOL');

/** What holding earns, and how often. */
export const rewardFields = {
  rewardKind: select({
    label: 'Reward',
    choices: choices(
      ['POINTS', 'Server points'],
      ['SPL', 'SPL token'],
      ['SOL', 'SOL'],
      ['ROLE', 'Role while they hold'],
      ['MULTIPLIER', 'Multiplier for chat and X posts'],
    ),
    initial: 'POINTS',
    hint: 'SOL and tokens are paid from the server’s ledger wallet to each member’s default wallet.',
  }),
  mint: address({
    of: 'mint',
    label: 'Reward token address',
    hint: 'The ledger wallet also pays network fees and rent for members’ new token accounts.',
    when: isOneOf('rewardKind', 'SPL'),
  }),
  rewardRoles: roles({
    label: 'Roles',
    hint: 'Given at the end of a period. Removed after a period in which the member doesn’t hold enough.',
    least: 1,
    most: 5,
    when: isOneOf('rewardKind', 'ROLE'),
  }),
  rewardMultiplier: factor({
    label: 'Multiplier',
    hint: 'With several programs, the highest applies. It stacks with other multipliers.',
    min: 1,
    max: 10,
    initial: 1.5,
    when: isOneOf('rewardKind', 'MULTIPLIER'),
  }),
  rateKind: radio({
    label: 'Rate type',
    choices: choices(['PER_UNIT', 'Per unit'], ['RANGES', 'By number of units']),
    initial: 'PER_UNIT',
    when: isPaid,
  }),
  rate: amount({
    label: 'Reward per unit and period',
    unit: 'units',
    unitOf: ['rewardKind', 'mint'],
    decimals: 9,
    initial: '5',
    isPositive: true,
    when: allOf(isPaid, isOneOf('rateKind', 'PER_UNIT')),
  }),
  ranges: list({
    label: 'Ranges',
    hint: 'A range ends where the next one starts. Below the first range, nothing is paid.',
    itemName: 'range',
    least: 1,
    most: 10,
    when: allOf(isPaid, isOneOf('rateKind', 'RANGES')),
    fields: {
      from: number({ label: 'Minimum NFTs or tokens', min: 1, max: 1_000_000, initial: 1 }),
      amount: amount({
        label: 'Reward per period',
        unit: 'units',
        unitOf: ['rewardKind', 'mint'],
        decimals: 9,
        initial: '10',
        isPositive: true,
      }),
    },
  }),
  hasCap: toggle({ label: 'Limit rewards per member', initial: false, when: isPaid }),
  cap: amount({
    label: 'Maximum reward per member per period',
    unit: 'units',
    unitOf: ['rewardKind', 'mint'],
    decimals: 9,
    initial: '100',
    isPositive: true,
    when: allOf(isPaid, isOn('hasCap')),
  }),
  cadence: select({
    label: 'Payout period',
    hint: 'Counted from the program’s start.',
    choices: choices(
      ['HOURLY', 'Hourly'],
      ['DAILY', 'Daily'],
      ['WEEKLY', 'Weekly'],
      ['MONTHLY', 'Monthly'],
    ),
    initial: 'DAILY',
  }),
  verification: radio({
    label: 'Holdings check',
    choices: choices(
      [
        'SNAPSHOT',
        'At the end of each period',
        'Someone could buy just before and sell right after.',
      ],
      ['RANDOM_SNAPSHOT', 'At a random time in each period'],
      ['TIME_WEIGHTED', 'Throughout the period', 'Holding for half the period pays half.'],
    ),
    initial: 'RANDOM_SNAPSHOT',
  }),
};
