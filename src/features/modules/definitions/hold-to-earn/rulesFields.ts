import { amount } from '../../field-types/amount/field';
import { choices } from '../../common-fields/choices';
import { number } from '../../field-types/number/field';
import { radio } from '../../field-types/radio/field';
import { toggle } from '../../field-types/switch/field';
import { channel } from '../../field-types/channel/field';
import { mentions } from '../../field-types/roles/field';
import { message } from '../../field-types/message/field';
import { isPaid } from './rewardFields';

/** Requirements, budget and posts of a program. */
export const rulesFields = {
  isNotListed: toggle({
    label: 'Exclude listed NFTs',
    hint: 'NFTs count again once they’re delisted.',
    initial: true,
  }),
  isNotDelegated: toggle({
    label: 'Exclude delegated NFTs',
    hint: 'NFTs that a marketplace or staking program can move: listed or staked.',
    initial: false,
  }),
  minHoldDays: number({
    label: 'Minimum holding time',
    unit: 'days',
    min: 0,
    max: 365,
    initial: 0,
  }),
  requiredRoles: mentions({
    label: 'Required roles',
    hint: 'Members need one of them. Leave empty to let everyone take part.',
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
    label: 'Budget per period',
    unit: 'units',
    unitOf: ['rewardKind', 'mint'],
    decimals: 9,
    initial: '10000',
    isPositive: true,
    when: isPaid,
  }),
  onEmpty: radio({
    label: 'If a period exceeds its budget',
    choices: choices(
      ['PRO_RATA', 'Reduce all rewards by the same percentage'],
      ['QUEUE', 'Pay the rest in the next period'],
      ['PAUSE', 'Pause the program and notify the server’s owner'],
    ),
    initial: 'PRO_RATA',
    when: isPaid,
  }),
  channelId: channel({
    label: 'Channel',
    hint: 'Required. One post per period in which members earned something.',
    isRequired: true,
    suggest: 'rewards',
  }),
  message: message({
    label: 'Message',
    content: '{user.mention} earned {earned} {symbol} for {units}. Next payout {next.payout:R}.',
  }),
  mentionRoles: mentions({ label: 'Roles to mention', most: 5 }),
};
