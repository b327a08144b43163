import { millionths, ONE } from '@/features/modules/common-fields/decimal';
import type { Program } from '@/features/modules/definitions/hold-to-earn/fields';
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
/** What a bonus multiplies by; 0, which no form allows, is read from a damaged program. */
export const multiplierOf = ({ multiplier }: { multiplier: number }): number => multiplier || 1;

const highest = (factors: readonly bigint[]): bigint =>
  factors.length === 0 ? MILLION : factors.reduce((most, each) => (each > most ? each : most));

/** The highest bonus of its traits, and that of its rank, by OpenRarity; one of which nothing is known has none. */
export function weightOf(
  { traitBonuses: traits, rarityBonuses: ranks }: Program,
  asset: string,
  { number }: PieceRow,
): Weight {
  const has = traits.length === 0 ? [] : (traitsOf(asset, number) ?? []);
  const rank = ranks.length === 0 ? undefined : rankOf(asset, number)?.rank;
  const factorOf = (bonus: { multiplier: number }) => millionths(multiplierOf(bonus));
  return {
    traits: highest(
      traits
        .filter((bonus) =>
          has.some(
            ({ name, value }) =>
              plain(name) === plain(bonus.trait) && plain(value) === plain(bonus.value),
          ),
        )
        .map(factorOf),
    ),
    rank: highest(ranks.filter((bonus) => rank !== undefined && rank <= bonus.rank).map(factorOf)),
  };
}

/** Whether an NFT does not count: a market may move what is on sale, and a staking program what is staked. */
const isLeftOut = ({ isNotListed, isNotDelegated }: Program, { state }: PieceRow): boolean =>
  (state === 'LISTED' && isNotListed) || (state !== 'HELD' && isNotDelegated);

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
  values: Program,
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
