import { unitsOf } from '@/features/modules/common-fields/decimal';
import type { TweetGroup } from '@/features/modules/definitions/tweet-to-earn/fields';
import { randomOf } from '../../store/hashed';
import { grouped } from '../../store/grouped';
import type { OneOffReward } from '../accrual-ledger/oneOffRewards';
import type { RaidPost } from '../raids/raidPosts';
import { poolOf } from './tweetPool';

/** The reward for an action that counts. */
export interface TweetReward extends OneOffReward {
  at: number;
}

/** Whether a post is paid when it is over, rather than hour by hour. */
export const paysAtEnd = ({ method }: TweetGroup): boolean =>
  ['RAFFLE', 'TOP', 'POOL_SPLIT'].includes(method);

const sumOf = (rewards: readonly OneOffReward[]) =>
  rewards.reduce((sum, { worth }) => sum + worth, 0n);
const compare = (one: bigint, other: bigint) => (one < other ? -1 : one > other ? 1 : 0);

/** The members who can be paid for a post, given those who took part, in their order. */
function winnersOf(
  values: TweetGroup,
  post: RaidPost,
  done: readonly TweetReward[],
): ReadonlySet<string> {
  const most = values.firstN;
  const order = [...new Set(done.map(({ userId }) => userId))];
  const part = most > 0 ? order.slice(0, most) : order;
  const winners = values.winners || 1;
  switch (values.method) {
    case 'FCFS':
      return new Set(part.slice(0, winners));
    case 'RAFFLE': {
      const drawn = part.map((userId) => ({
        userId,
        lot: randomOf(post.id, userId, 'raid').next(),
      }));
      return new Set(
        drawn
          .toSorted((one, other) => one.lot - other.lot)
          .slice(0, winners)
          .map(({ userId }) => userId),
      );
    }
    case 'TOP': {
      const whose = grouped(done, ({ userId }) => userId);
      const sums = part.map((userId) => ({ userId, sum: sumOf(whose.get(userId) ?? []) }));
      return new Set(
        sums
          .toSorted((one, other) => compare(other.sum, one.sum))
          .slice(0, winners)
          .map(({ userId }) => userId),
      );
    }
    default:
      return new Set(part);
  }
}

/** Pay for a post for all actions up to then, oldest first. */
export function tweetRewards(
  values: TweetGroup,
  post: RaidPost,
  done: readonly TweetReward[],
): { rewards: TweetReward[]; late: number } {
  const winners = winnersOf(values, post, done);
  const rewards = done.filter(({ userId }) => winners.has(userId));
  const late = done.length - rewards.length;
  // A pool of SOL or a token is divided later, in proportion to these rewards.
  if (values.method !== 'POOL_SPLIT' || poolOf(values)) return { rewards, late };
  const units = unitsOf(values.pool.amount) ?? 0n;
  const all = sumOf(rewards);
  return {
    rewards: rewards.map((reward) =>
      Object.assign({}, reward, { worth: all === 0n ? 0n : (units * reward.worth) / all }),
    ),
    late,
  };
}
