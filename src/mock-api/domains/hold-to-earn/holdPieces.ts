import { isOn, itemsAt, numberAt, textAt } from '@/features/bot-modules/engine/read';
import { millionths, ONE } from '@/features/bot-modules/fields/decimal';
import type { Values } from '@/features/bot-modules/fields/field';
import type { PieceRow } from '../holdings/rows';
import { rankOf, traitsOf } from '../market/pieces';

/** Factors are whole numbers of millionths. */
export const MILLION = 1_000_000n;

/** What a piece counts for, each in millionths. */
interface Weight {
  traits: bigint;
  rank: bigint;
}

/** People write names of traits as they like (decision 87). */
const plain = (text: string) => text.trim().toLowerCase();
const highest = (factors: readonly bigint[]): bigint =>
  factors.length === 0 ? MILLION : factors.reduce((most, each) => (each > most ? each : most));

/** The highest bonus of its traits, and that of its rank, by OpenRarity; one of which nothing is known has none. */
export function weightOf(values: Values, asset: string, { number }: PieceRow): Weight {
  const traits = itemsAt(values, 'traitBonuses');
  const ranks = itemsAt(values, 'rarityBonuses');
  const has = traits.length === 0 ? [] : (traitsOf(asset, number) ?? []);
  const rank = ranks.length === 0 ? undefined : rankOf(asset, number)?.rank;
  const factorOf = (bonus: Values) => millionths(numberAt(bonus, 'multiplier', 1));
  return {
    traits: highest(
      traits
        .filter((bonus) =>
          has.some(
            ({ name, value }) =>
              plain(name) === plain(textAt(bonus, 'trait')) &&
              plain(value) === plain(textAt(bonus, 'value')),
          ),
        )
        .map(factorOf),
    ),
    rank: highest(
      ranks.filter((bonus) => rank !== undefined && rank <= numberAt(bonus, 'rank')).map(factorOf),
    ),
  };
}

/** Whether an NFT does not count: a market may move what is on sale, and a staking program what is staked. */
const isLeftOut = (values: Values, { state }: PieceRow): boolean =>
  (state === 'LISTED' && isOn(values, 'isNotListed')) ||
  (state !== 'HELD' && isOn(values, 'isNotDelegated'));

/** What is there of a collection in one place, as a program counts it. */
export interface PieceCount {
  /** Billionths, without what is left out. */
  amount: bigint;
  /** Pieces left out for being on sale or staked. */
  leftOut: number;
  /** More than a factor of one for each piece: by traits in millionths, with ranks in billionths of a thousandth. */
  traits: bigint;
  both: bigint;
}

/** Goes through the pieces of a holding; where nobody has told which they are all count, and without a bonus. */
export function countPieces(
  values: Values,
  asset: string,
  { amount, pieces }: { amount: bigint; pieces?: readonly PieceRow[] },
): PieceCount {
  const count: PieceCount = { amount, leftOut: 0, traits: 0n, both: 0n };
  for (const piece of pieces ?? []) {
    if (isLeftOut(values, piece)) {
      count.amount -= ONE;
      count.leftOut += 1;
      continue;
    }
    const { traits, rank } = weightOf(values, asset, piece);
    count.traits += traits - MILLION;
    count.both += traits * rank - MILLION * MILLION;
  }
  return count;
}
