import { amount } from '../../kinds/amount/field';
import { choices } from '../../fields/choices';
import { number } from '../../kinds/number/field';
import { radio } from '../../kinds/radio/field';
import { text } from '../../kinds/text/field';
import { toggle } from '../../kinds/switch/field';
import { emoji } from '../../kinds/emoji/field';
import type { Values } from '../../fields/field';
import { address } from '../../kinds/address/field';
import { duration } from '../../kinds/duration/field';

const DAY = 86_400;

/** Whether the currency can be taken out of the server. */
const isOnChain = ({ currencyKind }: Values) => currencyKind === 'SPL' || currencyKind === 'SOL';
const isPoints = ({ currencyKind }: Values) => currencyKind === 'POINTS';

/** What is earned, kept and claimed. */
export const currencyFields = {
  currencyName: text({ label: 'Name', maxLength: 32, isRequired: true, initial: 'Points' }),
  symbol: text({ label: 'Symbol', maxLength: 10, isRequired: true, initial: 'PTS' }),
  currencyEmoji: emoji({ label: 'Emoji', hint: 'Stands before amounts in Discord.' }),
  currencyKind: radio({
    label: 'Kind',
    choices: choices(
      ['POINTS', 'Points', 'Worth something on this server only. They cost you nothing.'],
      ['SPL', 'An SPL token'],
      ['SOL', 'SOL'],
    ),
    initial: 'POINTS',
  }),
  mint: address({
    of: 'mint',
    label: 'Mint of the token',
    symbolField: 'symbol',
    when: ({ currencyKind }) => currencyKind === 'SPL',
  }),
  decimals: number({
    label: 'Decimals',
    hint: 'Amounts are rounded down to them. A token has its own.',
    min: 0,
    max: 9,
    initial: 0,
    when: isPoints,
  }),
  isTransferable: toggle({
    label: 'Members may give it to one another',
    hint: 'Makes it easy to gather the earnings of many accounts in one.',
    initial: false,
  }),
  minBalance: amount({
    label: 'Balance, at least',
    hint: 'Below it, nothing can be spent.',
    unit: 'units',
    decimals: 9,
    initial: '0',
  }),
  hasMaxBalance: toggle({ label: 'Limit the balance', initial: false }),
  maxBalance: amount({
    label: 'Balance, at most',
    unit: 'units',
    decimals: 9,
    initial: '1000000',
    isPositive: true,
    when: ({ hasMaxBalance }) => hasMaxBalance === true,
  }),
  budget: amount({
    label: 'Budget in all',
    hint: 'Nothing is paid once it is spent.',
    unit: 'units',
    decimals: 9,
    initial: '1000000',
    isPositive: true,
  }),
  activeMembers: number({
    label: 'Active members a day, as you expect',
    hint: 'For the forecast only.',
    min: 1,
    max: 1_000_000,
    initial: 30,
  }),
  wallet: address({
    of: 'wallet',
    label: 'Claims are paid from',
    hint: 'One of the wallets under Manage wallet. It also pays the fees.',
    when: isOnChain,
  }),
  minClaim: amount({
    label: 'Claimed at once, at least',
    unit: 'units',
    decimals: 9,
    initial: '1',
    isPositive: true,
    when: isOnChain,
  }),
  claimCooldown: duration({
    label: 'Between two claims',
    min: 0,
    max: 7 * DAY,
    initial: DAY,
    when: isOnChain,
  }),
  hasReview: toggle({ label: 'Your team approves large claims', initial: true, when: isOnChain }),
  reviewAbove: amount({
    label: 'Large is, above',
    unit: 'units',
    decimals: 9,
    initial: '100',
    when: (values) => isOnChain(values) && values['hasReview'] === true,
  }),
};
