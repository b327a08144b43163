import type { GuildRow } from '../../guilds/rows';
import type { MemberRow } from '../../members/rows';
import type { World } from '../../../store/world';

/** All present and former members of a server. */
export const everybodyOn = ({ db }: World, { id }: GuildRow): MemberRow[] =>
  db.members.filter(({ serverId }) => serverId === id);

const wasThere = ({ joinedAt, leftAt }: MemberRow, at: number) =>
  joinedAt <= at && (leftAt === null || leftAt > at);

/** Number of times up to a moment; `times` must be sorted. */
export function countUpTo(times: readonly number[], at: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? Infinity) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Sorted, earliest first. */
export const inOrder = (times: readonly number[]): number[] =>
  times.toSorted((one, other) => one - other);

/** Returns a function for the number of members at a moment; reads the rows only once. */
export function headcount(everybody: readonly MemberRow[]): (at: number) => number {
  const joined = inOrder(everybody.map(({ joinedAt }) => joinedAt));
  const left = inOrder(everybody.flatMap(({ leftAt }) => (leftAt === null ? [] : [leftAt])));
  return (at) => countUpTo(joined, at) - countUpTo(left, at);
}

/** Number of members with a wallet linked by then. */
export function walletsAt(world: World, guild: GuildRow, at: number): number {
  const there = new Set(
    everybodyOn(world, guild)
      .filter((row) => wasThere(row, at))
      .map(({ userId }) => userId),
  );
  return world.db.linkedWallets.filter(
    ({ userId, linkedAt }) => linkedAt <= at && there.has(userId),
  ).length;
}

/** Number of members with a role of a holder rule by then. */
export const verifiedAt = (world: World, guild: GuildRow, at: number): number =>
  everybodyOn(world, guild).filter(
    (row) =>
      wasThere(row, at) &&
      row.roles.some(({ source, at: since }) => source === 'RULE' && since <= at),
  ).length;

/** Number of known wallets that hold an asset. */
export const holdersOf = ({ db }: World, asset: string, at = Infinity): number =>
  new Set(
    db.holdings
      .filter((row) => row.asset === asset && row.amount !== '0' && row.since <= at)
      .map(({ wallet }) => wallet),
  ).size;
