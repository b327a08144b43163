import { counted } from '@/shared/text/language';
import { asText, exact, partsOf } from '../holdings/holdings';
import { piecesOf } from '../holdings/pieces';
import type { HoldingRow } from '../holdings/rows';
import type { Wanted } from './holderConditions';

const ONE = exact('1');

/** Amounts of an asset, in billionths. */
export interface Tally {
  /** All of it. */
  held: bigint;
  /** The part held long enough. */
  longEnough: bigint;
  /** The part of that which certainly counts. */
  counted: bigint;
  /** The most that may count: more than `counted` where the numbers of the NFTs are unknown. */
  possible: bigint;
  /** Held long enough, but not counted: listed for sale, staked, in a pool, or an NFT of another kind. */
  listed: bigint;
  staked: bigint;
  pooled: bigint;
  unfit: bigint;
}

/** Counts holdings of an asset. An NFT without known state counts as neither listed nor staked. */
export function tallyOf(
  { fits, countsListed, countsStaked, countsPools }: Wanted,
  rows: readonly HoldingRow[],
  latest: number,
): Tally {
  const tally: Tally = {
    held: 0n,
    longEnough: 0n,
    counted: 0n,
    possible: 0n,
    listed: 0n,
    staked: 0n,
    pooled: 0n,
    unfit: 0n,
  };
  for (const row of rows) {
    const amount = exact(row.amount);
    tally.held += amount;
    if (row.since > latest) continue;
    tally.longEnough += amount;
    const pieces = piecesOf(row);
    if (!pieces) {
      const { staked, pooled } = partsOf(row);
      if (!countsStaked) tally.staked += staked;
      if (!countsPools) tally.pooled += pooled;
      const counting = amount - (countsStaked ? 0n : staked) - (countsPools ? 0n : pooled);
      tally.possible += counting;
      if (fits === null) tally.counted += counting;
      continue;
    }
    for (const piece of pieces) {
      const isFit = fits === null ? true : fits(piece);
      if (isFit === false) tally.unfit += ONE;
      else if (piece.state === 'LISTED' && !countsListed) tally.listed += ONE;
      else if (piece.state === 'STAKED' && !countsStaked) tally.staked += ONE;
      else {
        tally.possible += ONE;
        if (isFit === true) tally.counted += ONE;
      }
    }
  }
  return tally;
}

/** Unit of prices: 10^-15 dollars. */
const PRICE_ONE = 10n ** 15n;

/**
 * Converts amounts to their value in billionths of a dollar, rounded down.
 *
 * @param price of one unit, in 10^-15 dollars
 */
export function inDollars(tally: Tally, price: bigint): Tally {
  const worth = (amount: bigint) => (amount * price) / PRICE_ONE;
  return {
    held: worth(tally.held),
    longEnough: worth(tally.longEnough),
    counted: worth(tally.counted),
    possible: worth(tally.possible),
    listed: worth(tally.listed),
    staked: worth(tally.staked),
    pooled: worth(tally.pooled),
    unfit: worth(tally.unfit),
  };
}

/** Why a member does not meet a condition, in words. */
export function reasonOf({ days, isOfOneWallet, isInDollars }: Wanted, tally: Tally): string {
  const { held, longEnough, listed, staked, pooled, unfit } = tally;
  const where = isOfOneWallet ? 'The largest wallet holds' : 'Linked wallets hold';
  const unit = isInDollars ? '$' : '';
  const since =
    held > longEnough ? ` (${unit}${asText(longEnough)} for at least ${counted(days, 'day')})` : '';
  return [
    `${where} ${unit}${asText(held)}${since}.`,
    listed > 0n ? `Listed for sale, not counted: ${unit}${asText(listed)}.` : '',
    staked > 0n ? `Staked, not counted: ${unit}${asText(staked)}.` : '',
    pooled > 0n ? `In liquidity pools, not counted: ${unit}${asText(pooled)}.` : '',
    unfit > 0n ? `NFTs the rule doesn’t ask for, not counted: ${asText(unfit)}.` : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
