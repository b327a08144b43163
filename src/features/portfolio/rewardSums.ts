import type { Reward } from './portfolioSchemas';

/** Base units that could be claimed now; null where none can. */
export const claimableOf = ({ rate, claimable, state }: Reward): bigint | null =>
  rate === null || claimable <= 0 || state !== 'OPEN'
    ? null
    : BigInt(claimable) * BigInt(rate.unitsPerPoint);
