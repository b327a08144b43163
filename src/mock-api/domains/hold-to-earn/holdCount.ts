import { ONE, unitsOf } from '@/features/modules/common-fields/decimal';
import type { HeldAsset, Program } from '@/features/modules/definitions/hold-to-earn/fields';
import { DAY } from '@/shared/time/durations';
import type { PieceRow } from '../holdings/rows';
import { countPieces, MILLION, type PieceCount } from './holdPieces';

/** So much of an asset in one wallet. */
export interface Held {
  /** Billionths. */
  amount: bigint;
  /** Held since, ms since 1970. */
  since: number;
  /** Counted from here: a wallet that was linked later is known from then on. */
  knownSince: number;
  /** Which pieces they are; absent of tokens, and where nobody has told. */
  pieces?: readonly PieceRow[];
}

/** How much of what boosters count was done in a period. */
export interface HoldDone {
  /** Minutes in which something was written. */
  chat: number;
  /** Actions on posts of Tweet to earn. */
  tweet: number;
  /** Messages of others that were reacted to. */
  reaction: number;
}

/** What is known of somebody when a period of a program is paid. */
export interface HoldFacts {
  /** Begin of the period, ms since 1970. */
  from: number;
  /** When holdings are looked at. */
  at: number;
  /** What they held then; null without a wallet. */
  held: ((asset: string) => readonly Held[]) | null;
  roles: ReadonlySet<string>;
  /** Periods in a row that were paid before. */
  streak: number;
  /** What was done in the period, for boosters; absent where nobody looked. */
  done?: HoldDone;
}

/** The mint or collection an asset of a program stands for. */
export const assetOf = ({
  kind,
  mint,
  collection,
}: Pick<HeldAsset, 'kind' | 'mint' | 'collection'>): string =>
  kind === 'TOKEN' ? mint : collection;

/** How many units so much of an asset is; less than a whole one does not count. */
function unitsIn({ kind, perUnit }: HeldAsset, amount: bigint): number {
  const each = kind === 'TOKEN' ? unitsOf(perUnit) : ONE;
  return each === null || each === 0n ? 0 : Number(amount / each);
}

/** What somebody has of an asset, as a program counts it. */
export interface Count {
  units: number;
  /** With what is not held for long enough. */
  all: number;
  /** Left out for being on sale or staked, of what is held for long enough. */
  leftOut: number;
  least: number;
  /** The part of the period it was held for, in millionths. */
  share: bigint;
  /** The factors of its units, added up: by traits in millionths, and with ranks in billionths of a thousandth. */
  traits: bigint;
  both: bigint;
}

/** Counts what a member has of an asset. */
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

/** The part of a period that holdings were there for, by how much of each there is, in millionths. */
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
