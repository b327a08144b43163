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
  label: 'Pool of a post',
  hint: 'Split by points when the post is over. SOL and tokens go to each member’s default wallet, or wait until there is one.',
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
  number({ label: of, hint: '0 asks for none.', min: 0, max: 1_000_000, initial, when: hasGoal });

/** How long a post pays, what it aims at, and who gets what. */
export const rewardFields = {
  window: select({
    label: 'A post pays for',
    choices: choices(
      ['1H', 'an hour'],
      ['6H', 'six hours'],
      ['1D', 'a day'],
      ['3D', 'three days'],
      ['END_OF_DAY', 'until midnight UTC'],
      ['CUSTOM', 'another time'],
    ),
    initial: '1D',
  }),
  customWindow: duration({
    label: 'Time',
    min: 10 * MINUTE,
    max: 30 * DAY,
    initial: 2 * DAY,
    when: isOneOf('window', 'CUSTOM'),
  }),
  firstN: number({
    label: 'Or until so many took part',
    hint: '0 sets no limit.',
    min: 0,
    max: 100_000,
    initial: 0,
  }),
  hasGoal: toggle({
    label: 'Show a goal',
    hint: 'A bar below the message fills up. The numbers are X’s own, and cover everyone.',
    initial: false,
  }),
  goalLikes: goal('Likes', 100),
  goalReposts: goal('Reposts', 50),
  goalReplies: goal('Replies', 50),
  locksChannel: toggle({
    label: 'Lock the channel until it is met',
    hint: 'No one can write there until then, or until the time is over.',
    initial: false,
    when: hasGoal,
  }),
  method: select({
    label: 'Points go to',
    choices: choices(
      ['ALL', 'everyone who takes part'],
      ['FCFS', 'the first members'],
      ['RAFFLE', 'raffle winners'],
      ['TOP', 'members with the most points'],
      ['POOL_SPLIT', 'everyone, from a shared pool'],
    ),
    initial: 'ALL',
  }),
  winners: number({ label: 'Winners', min: 1, max: 10_000, initial: 10, when: hasWinners }),
  pool,
  review: radio({
    label: 'Paid',
    choices: choices(['AUTO', 'when checked'], ['MANUAL', 'when your team has approved it']),
    initial: 'AUTO',
  }),
  memberDailyCap: number({
    label: 'Points per member and day, at most',
    hint: '0 sets no limit. A pool of SOL or a token has no limit per member.',
    min: 0,
    max: 1_000_000,
    initial: 500,
  }),
  hasBudget: toggle({
    label: 'Limit what the group pays',
    hint: 'Nothing is paid beyond it.',
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
    label: 'Monthly budget for pools',
    unit: 'units',
    unitOf: ['pool.currency', 'pool.mint'],
    decimals: 9,
    initial: '10000',
    isPositive: true,
    when: allOf(hasBudget, paysMoney),
  }),
};
