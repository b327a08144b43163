import { amount } from '../../kinds/amount/field';
import { choices } from '../../fields/choices';
import { number } from '../../kinds/number/field';
import { radio } from '../../kinds/radio/field';
import { toggle } from '../../kinds/switch/field';
import { channel } from '../../kinds/channel/field';
import { mentions } from '../../kinds/roles/field';
import { message } from '../../kinds/message/field';
import { address } from '../../kinds/address/field';
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
    hint: 'Somebody else could move it.',
    initial: false,
  }),
  minHoldDays: number({
    label: 'Held for at least',
    unit: 'days',
    min: 0,
    max: 365,
    initial: 0,
  }),
  needsVerifiedWallet: toggle({ label: 'The wallet is verified', initial: true }),
  requiredRoles: mentions({
    label: 'Members with one of these roles',
    hint: 'None lets everybody in.',
    most: 10,
  }),
  paysAssetOnce: toggle({
    label: 'Each NFT pays once a period',
    hint: 'Even when it moves between wallets.',
    initial: true,
  }),
  budgetTotal: amount({
    label: 'In all',
    unit: 'units',
    unitOf: ['rewardKind', 'mint'],
    decimals: 9,
    initial: '300000',
    isPositive: true,
    when: isPaid,
  }),
  budgetPeriod: amount({
    label: 'A period, at most',
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
  wallet: address({
    of: 'wallet',
    label: 'Paid from',
    hint: 'One of the wallets under Manage wallet. It also pays the fees.',
    when: ({ rewardKind }) => rewardKind === 'SPL' || rewardKind === 'SOL',
  }),
  channelId: channel({ label: 'Channel', isRequired: true }),
  message: message({
    label: 'Message',
    content: '{user.mention} earned {earned} {symbol} for {units}. Next payout {next.payout:R}.',
  }),
  mentionRoles: mentions({ label: 'Roles to mention', most: 5 }),
};
