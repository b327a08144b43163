import { allOf, isOn, isOneOf, not } from '../../common-fields/condition';
import { amount } from '../../field-types/amount/field';
import { choices } from '../../common-fields/choices';
import { number } from '../../field-types/number/field';
import { radio } from '../../field-types/radio/field';
import { select } from '../../field-types/select/field';
import { toggle } from '../../field-types/switch/field';
import type { Condition } from '../../common-fields/field';
import { duration } from '../../field-types/duration/field';
import { tokenAmount } from '../../common-fields/tokenAmount';

const MINUTE = 60;
const DAY = 86_400;
const hasWinners = isOneOf('method', 'FCFS', 'RAFFLE', 'TOP');
const hasGoal = isOn('hasGoal');
const isPool = isOneOf('method', 'POOL_SPLIT');
const pool = tokenAmount({
  label: 'Pool per post',
  hint: 'Split by points when the post ends. The server’s ledger wallet pays SOL and tokens to default wallets. Members without one are paid once they link a wallet.',
  initial: '1000',
  hasPoints: true,
  when: isPool,
});
/** A group pays SOL or a token, and not points. */
export const paysMoney: Condition<'method' | 'pool'> = {
  names: ['method', 'pool'],
  holds: (values) => isPool.holds(values) && pool.read(values['pool']).currency !== 'POINTS',
};
const hasBudget = isOn('hasBudget');
const hasPointBudget = allOf(hasBudget, not(paysMoney));
const goal = (of: string, initial: number) =>
  number({ label: of, hint: '0 = no goal.', min: 0, max: 1_000_000, initial, when: hasGoal });

/** How long a post pays, what it aims at, and who gets what. */
export const rewardFields = {
  window: select({
    label: 'Earning period',
    choices: choices(
      ['1H', '1 hour'],
      ['6H', '6 hours'],
      ['1D', '1 day'],
      ['3D', '3 days'],
      ['END_OF_DAY', 'Until midnight UTC'],
      ['CUSTOM', 'Custom'],
    ),
    initial: '1D',
  }),
  customWindow: duration({
    label: 'Custom earning period',
    min: 10 * MINUTE,
    max: 30 * DAY,
    initial: 2 * DAY,
    when: isOneOf('window', 'CUSTOM'),
  }),
  firstN: number({
    label: 'Maximum participants',
    hint: '0 = no limit.',
    min: 0,
    max: 100_000,
    initial: 0,
  }),
  hasGoal: toggle({
    label: 'Show a goal',
    hint: 'A progress bar below the message shows X’s public counts.',
    initial: false,
  }),
  goalLikes: goal('Like goal', 100),
  goalReposts: goal('Repost goal', 50),
  goalReplies: goal('Reply goal', 50),
  locksChannel: toggle({
    label: 'Lock the channel until the goal is met',
    hint: 'Unlocks at the latest when the earning period ends.',
    initial: false,
    when: hasGoal,
  }),
  method: select({
    label: 'Reward method',
    choices: choices(
      ['ALL', 'Everyone who takes part'],
      ['FCFS', 'First come, first served'],
      ['RAFFLE', 'Raffle'],
      ['TOP', 'Members with the most points'],
      ['POOL_SPLIT', 'Shared pool for everyone'],
    ),
    initial: 'ALL',
  }),
  winners: number({ label: 'Winners', min: 1, max: 10_000, initial: 10, when: hasWinners }),
  pool,
  review: radio({
    label: 'Review',
    choices: choices(['AUTO', 'Pay once checked'], ['MANUAL', 'Pay once your team approves']),
    initial: 'AUTO',
  }),
  memberDailyCap: number({
    label: 'Daily points limit per member',
    hint: '0 = no limit. SOL and token pools have no limit per member.',
    min: 0,
    max: 1_000_000,
    initial: 500,
  }),
  hasBudget: toggle({
    label: 'Set a budget',
    hint: 'The group pays nothing beyond it.',
    initial: false,
  }),
  budget: amount({
    label: 'Monthly budget',
    unit: 'points',
    decimals: 9,
    initial: '100000',
    isPositive: true,
    when: hasPointBudget,
  }),
  postBudget: amount({
    label: 'Budget per post',
    unit: 'points',
    decimals: 9,
    initial: '10000',
    isPositive: true,
    when: hasPointBudget,
  }),
  poolBudget: amount({
    label: 'Monthly pool budget',
    unit: 'units',
    unitOf: ['pool.currency', 'pool.mint'],
    decimals: 9,
    initial: '10000',
    isPositive: true,
    when: allOf(hasBudget, paysMoney),
  }),
};
