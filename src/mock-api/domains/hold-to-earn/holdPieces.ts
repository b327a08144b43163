import { millionths, ONE } from '@/features/modules/common-fields/decimal';
import type { Program } from '@/features/modules/definitions/hold-to-earn/fields';
import type { PieceRow } from '../holdings/rows';
import { rankOf, traitsOf } from '../market/pieces';

/** Factors are whole numbers of millionths. */
export const MILLION = 1_000_000n;

/** Factors of an NFT, each in millionths. */
interface Weight {
  traits: bigint;
  rank: bigint;
}

/** People type names of traits in any case (docs/product/posts-and-messages.md). */
const plain = (text: string) => text.trim().toLowerCase();
/** The multiplier of a bonus; 1 for 0, which forms do not allow and only a damaged program has. */
export const multiplierOf = ({ multiplier }: { multiplier: number }): number => multiplier || 1;

const highest = (factors: readonly bigint[]): bigint =>
  factors.length === 0 ? MILLION : factors.reduce((most, each) => (each > most ? each : most));

/** The highest bonus for its traits, and the one for its OpenRarity rank; 1 for an unknown NFT. */
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

/** Whether an NFT does not count: a marketplace may move a listed one, a staking program a staked one. */
const isLeftOut = ({ isNotListed, isNotDelegated }: Program, { state }: PieceRow): boolean =>
  (state === 'LISTED' && isNotListed) || (state !== 'HELD' && isNotDelegated);

/** The NFTs of a collection in one wallet, as a program counts them. */
export interface PieceCount {
  /** Billionths of NFTs that count. */
  amount: bigint;
  /** Number of NFTs not counted because they are listed or staked. */
  leftOut: number;
  /** Sums of the factors above one: by traits in millionths, with ranks in billionths of a thousandth. */
  traits: bigint;
  both: bigint;
}

/** Counts the NFTs of a holding; where their numbers are unknown, all count, without a bonus. */
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
