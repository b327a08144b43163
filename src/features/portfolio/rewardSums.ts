import type { ClaimToken } from '@/features/earning/claims/claim';
import type { Reward } from './portfolioSchemas';

/** Base units that could be claimed now; null where none can. */
export const claimableOf = ({ rate, claimable, state }: Reward): bigint | null =>
  rate === null || claimable <= 0 || state !== 'OPEN'
    ? null
    : BigInt(claimable) * BigInt(rate.unitsPerPoint);

/** What could be claimed now, by token, over all servers. */
export function sumsOf(rewards: readonly Reward[]): { token: ClaimToken; amount: bigint }[] {
  const sums = new Map<string | null, { token: ClaimToken; amount: bigint }>();
  for (const reward of rewards) {
    const amount = claimableOf(reward);
    if (amount === null || !reward.rate) continue;
    const { token } = reward.rate;
    sums.set(token.mint, { token, amount: (sums.get(token.mint)?.amount ?? 0n) + amount });
  }
  return [...sums.values()];
}
