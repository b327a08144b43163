import { DAY, HOUR } from '@/shared/time/durations';
import { movedBy, priceAt } from '../../market/prices';
import { symbolOf } from './pieces';

/** Renames are many and old ones tell nothing: so far back they are made up for. */
export const REFRESHES_KEPT = 2 * DAY;

/** What the market tells of a token, or nothing. */
export function tokenVariables(mint: string, at: number) {
  const price = priceAt(mint, at);
  const before = priceAt(mint, at - DAY);
  return {
    symbol: symbolOf(mint),
    change24h: price === null || before === null ? null : movedBy(before, price),
  };
}

/** Each hour on the hour. */
export const hoursIn = (after: number, to: number): number[] => {
  const hours: number[] = [];
  for (let at = (Math.floor(after / HOUR) + 1) * HOUR; at <= to; at += HOUR) hours.push(at);
  return hours;
};

/** The first refresh at or after a moment. */
export const refreshAfter = (at: number, every: number) => Math.ceil(at / every) * every;

/**
 * When something that is refreshed reads otherwise than before: a bot renames nothing that stays the same.
 *
 * @param every ms from one refresh to the next
 */
export function renamings(
  textAtTime: (at: number) => string,
  changes: readonly number[],
  every: number,
  to: number,
): number[] {
  const moments = [...new Set(changes.map((at) => refreshAfter(at, every)))]
    .filter((at) => at <= to)
    .sort((one, other) => one - other);
  return moments.filter((at) => textAtTime(at) !== textAtTime(at - every));
}
