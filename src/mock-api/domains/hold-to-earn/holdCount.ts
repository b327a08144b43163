import { ONE, unitsOf } from '@/features/modules/common-fields/decimal';
import type { HeldAsset, Program } from '@/features/modules/definitions/hold-to-earn/fields';
import { DAY } from '@/shared/time/durations';
import type { PieceRow } from '../holdings/rows';
import { countPieces, MILLION, type PieceCount } from './holdPieces';

/** An amount of an asset in one wallet. */
export interface Held {
  /** Billionths. */
  amount: bigint;
  /** Held since, ms since 1970. */
  since: number;
  /** Counted from here; for a wallet linked later, the time of linking. */
  knownSince: number;
  /** The NFTs; absent for tokens, and where they are unknown. */
  pieces?: readonly PieceRow[];
}

/** A member's activity in a period, as boosters count it. */
export interface HoldDone {
  /** Minutes with a message. */
  chat: number;
  /** Number of actions on posts of Tweet to earn. */
  tweet: number;
  /** Number of other members' messages with a reaction. */
  reaction: number;
}

/** Facts about a member that a period of a program is paid by. */
export interface HoldFacts {
  /** Start of the period, ms since 1970. */
  from: number;
  /** When holdings are read. */
  at: number;
  /** Holdings at that time; null without a linked wallet. */
  held: ((asset: string) => readonly Held[]) | null;
  roles: ReadonlySet<string>;
  /** Number of periods in a row paid before. */
  streak: number;
  /** Activity in the period, for boosters; absent where the program has none. */
  done?: HoldDone;
}

/** The mint or collection of a program's asset. */
export const assetOf = ({
  kind,
  mint,
  collection,
}: Pick<HeldAsset, 'kind' | 'mint' | 'collection'>): string =>
  kind === 'TOKEN' ? mint : collection;

/** Whole units in an amount, rounded down. */
function unitsIn({ kind, perUnit }: HeldAsset, amount: bigint): number {
  const each = kind === 'TOKEN' ? unitsOf(perUnit) : ONE;
  return each === null || each === 0n ? 0 : Number(amount / each);
}

/** A member's holdings of an asset, as a program counts them. */
export interface Count {
  units: number;
  /** Includes units not held long enough. */
  all: number;
  /** Units held long enough but listed or staked, and so not counted. */
  leftOut: number;
  least: number;
  /** The part of the period they were held, in millionths. */
  share: bigint;
  /** Sums of the units' extra factors: by traits in millionths, with ranks in billionths of a thousandth. */
  traits: bigint;
  both: bigint;
}

/** Counts a member's holdings of an asset. */
export function countOf(values: Program, asset: HeldAsset, { from, at, held }: HoldFacts): Count {
  const address = assetOf(asset);
  const rows = (held?.(address) ?? []).map((row) =>
    Object.assign({}, row, countPieces(values, address, row)),
  );
  const latest = at - values.minHoldDays * DAY;
  const counting = rows.filter(({ since }) => since <= latest);
  const sum = (each: readonly PieceCount[], of: 'amount' | 'traits' | 'both') =>
    each.reduce((all, row) => all + row[of], 0n);
  const units = unitsIn(asset, sum(counting, 'amount'));
  const isWeighted = values.verification === 'TIME_WEIGHTED';
  return {
    units,
    all: unitsIn(asset, sum(rows, 'amount')),
    leftOut: counting.reduce((all, { leftOut }) => all + leftOut, 0),
    least: asset.least || 1,
    share: isWeighted ? shareOf(counting, from, at) : MILLION,
    traits: BigInt(units) * MILLION + sum(counting, 'traits'),
    both: BigInt(units) * MILLION * MILLION + sum(counting, 'both'),
  };
}

/** The part of a period that holdings were there, weighted by amount, in millionths. */
function shareOf(rows: readonly Held[], from: number, at: number): bigint {
  const total = rows.reduce((all, { amount }) => all + amount, 0n);
  if (total === 0n || at <= from) return 0n;
  const span = BigInt(Math.round(at - from));
  const held = rows.reduce((all, { amount, knownSince }) => {
    const there = at - Math.max(from, Math.min(at, knownSince));
    return all + amount * BigInt(Math.round(there));
  }, 0n);
  return (held * MILLION) / (total * span);
}
