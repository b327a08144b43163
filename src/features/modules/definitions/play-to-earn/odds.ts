import { fairTimes, hasStake, isBet, isTable, prizeTables, type Prize } from './games';
import { millionths } from '../../common-fields/decimal';
import type { Game } from './fields';

/** All of something, in millionths: what `returnOf` gives for a game that pays back just what it takes. */
export const WHOLE = 1_000_000n;

/** What a game draws from; empty for one that draws from no table. */
export function prizesOf(game: Pick<Game, 'kind' | 'table' | 'prizes'>): readonly Prize[] {
  if (!isTable.holds(game)) return [];
  const { table, prizes } = game;
  if (table === 'CUSTOM') return prizes;
  return Object.hasOwn(prizeTables, table) ? (prizeTables[table] ?? []) : [];
}

/** The chances of a game's prizes together, in millionths of a percent. */
export const chanceSum = (game: Game): bigint =>
  prizesOf(game).reduce((sum, { chance }) => sum + millionths(chance), 0n);

/**
 * What a game pays back of what it takes, on average, to a player with the bonus of holders.
 *
 * What goes into a jackpot comes out of it in the end, so it counts as paid back.
 *
 * @returns millionths, rounded down; null for a game that costs nothing
 */
export function returnOf(game: Game): bigint | null {
  if (!hasStake.holds(game)) return null;
  const kept = BigInt(Math.trunc(game.houseEdge));
  const paid = (drawnOf(game) * (10_000n - kept) * millionths(game.bonus)) / (10_000n * WHOLE);
  const jackpot = isTable.holds(game) && game.hasJackpot ? millionths(game.jackpotPercent) : 0n;
  return (paid * (100n * WHOLE - jackpot)) / (100n * WHOLE) + jackpot / 100n;
}

/** What a draw pays of its cost, before anything is kept back. Bets and rumbles hand out all they take. */
const drawnOf = (game: Game): bigint =>
  isTable.holds(game)
    ? prizesOf(game).reduce(
        (sum, { chance, times }) => sum + millionths(chance) * millionths(times),
        0n,
      ) /
      (100n * WHOLE)
    : WHOLE;

/** Points the treasury must have for the largest win of a round, jackpots aside: they pay for themselves. */
export function largestWin(game: Game): number {
  const { kind, minBet, betRoom, entry, prize, bonus } = game;
  if (isBet.holds(game)) return (minBet + betRoom) * (fairTimes[kind] ?? 1) * bonus;
  const cost = hasStake.holds(game) ? entry : prize;
  if (isTable.holds(game))
    return cost * Math.max(0, ...prizesOf(game).map(({ times }) => times)) * bonus;
  // The players of a rumble bring its prize themselves.
  return hasStake.holds(game) ? 0 : cost * bonus;
}
