import { amount } from '../../field-types/amount/field';
import { choices } from '../../common-fields/choices';
import { number } from '../../field-types/number/field';
import { radio } from '../../field-types/radio/field';
import { toggle } from '../../field-types/switch/field';
import { channel } from '../../field-types/channel/field';
import { mentions } from '../../field-types/roles/field';
import { message } from '../../field-types/message/field';
import { isPaid } from './isPaid';

/** Who and what counts, what there is to pay, and what is told. */
export const rulesFields = {
  isNotListed: toggle({
    label: 'Leave out what is for sale',
    hint: 'A listing stops the count; taking it back starts it again.',
    initial: true,
  }),
  isNotDelegated: toggle({
    label: 'Leave out what is delegated',
    hint: 'NFTs that a market or a staking program may move: on sale or staked.',
    initial: false,
  }),
  minHoldDays: number({
    label: 'Held for at least',
    unit: 'days',
    min: 0,
    max: 365,
    initial: 0,
  }),
  requiredRoles: mentions({
    label: 'Members with one of these roles',
    hint: 'None lets everyone in.',
    most: 10,
  }),
  budgetTotal: amount({
    label: 'Total budget',
    unit: 'units',
    unitOf: ['rewardKind', 'mint'],
    decimals: 9,
    initial: '300000',
    isPositive: true,
    when: isPaid,
  }),
  budgetPeriod: amount({
    label: 'Budget of a period',
    unit: 'units',
    unitOf: ['rewardKind', 'mint'],
    decimals: 9,
    initial: '10000',
    isPositive: true,
    when: isPaid,
  }),
  onEmpty: radio({
    label: 'When a period needs more',
    choices: choices(
      ['PRO_RATA', 'everyone gets less, by the same share'],
      ['QUEUE', 'the rest is paid in the next period'],
      ['PAUSE', 'the program pauses and tells you'],
    ),
    initial: 'PRO_RATA',
    when: isPaid,
  }),
  channelId: channel({
    label: 'Channel',
    hint: 'One post for each period in which members got something.',
    isRequired: true,
  }),
  message: message({
    label: 'Message',
    content: '{user.mention} earned {earned} {symbol} for {units}. Next payout {next.payout:R}.',
  }),
  mentionRoles: mentions({ label: 'Roles to mention', most: 5 }),
};
