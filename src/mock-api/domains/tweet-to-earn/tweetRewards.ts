import { numberAt, textAt } from '@/features/bot-modules/engine/read';
import { unitsOf } from '@/features/bot-modules/fields/decimal';
import type { Values } from '@/features/bot-modules/fields/field';
import { valuesAt } from '@/features/bot-modules/engine/valuesAt';
import { randomOf } from '../../store/hashed';
import { grouped } from '../../store/grouped';
import type { Gain } from '../accrual-ledger/gains';
import type { RaidPost } from '../raids/raidPosts';
import { poolOf } from './tweetPool';

/** Something done that counts. */
export interface Done extends Gain {
  at: number;
}

/** Whether a post is paid when it is over, and not as things are done. */
export const paysAtEnd = (values: Values): boolean =>
  ['RAFFLE', 'TOP', 'POOL_SPLIT'].includes(textAt(values, 'method'));

const sumOf = (gains: readonly Gain[]) => gains.reduce((sum, { worth }) => sum + worth, 0n);
const compare = (one: bigint, other: bigint) => (one < other ? -1 : one > other ? 1 : 0);

/** Who may be paid for a post, of those who took part in their order. */
function winnersOf(values: Values, post: RaidPost, done: readonly Done[]): ReadonlySet<string> {
  const most = numberAt(values, 'firstN');
  const order = [...new Set(done.map(({ userId }) => userId))];
  const part = most > 0 ? order.slice(0, most) : order;
  const winners = numberAt(values, 'winners', 1);
  switch (textAt(values, 'method')) {
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

/** What is paid for a post of all that was done for it until then, the first first. */
export function tweetGains(
  values: Values,
  post: RaidPost,
  done: readonly Done[],
): { gains: Done[]; late: number } {
  const winners = winnersOf(values, post, done);
  const gains = done.filter(({ userId }) => winners.has(userId));
  const late = done.length - gains.length;
  // Of a pool of SOL or a token, each gets a part by what they did.
  if (textAt(values, 'method') !== 'POOL_SPLIT' || poolOf(values)) return { gains, late };
  const units = unitsOf(valuesAt(values, 'pool')['amount']) ?? 0n;
  const all = sumOf(gains);
  return {
    gains: gains.map((gain) =>
      Object.assign({}, gain, { worth: all === 0n ? 0n : (units * gain.worth) / all }),
    ),
    late,
  };
}
