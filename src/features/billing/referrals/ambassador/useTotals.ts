import { useAmbassadorStatsQuery } from '@/features/billing/referrals/referralsApi';
import { getAmbassadorStats } from '@/features/billing/referrals/ambassadorEndpoints';
import { usePolling } from '@/shared/hooks/usePolling';
import { SECOND } from '@/shared/time/durations';

/** The ambassador's totals, read again while a payout is under way. */
export function useTotals() {
  const query = useAmbassadorStatsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, refetch } = query;
  const isUnderWay = data !== undefined && BigInt(data.requested) > 0n && !data.isWaiting;
  usePolling(refetch, getAmbassadorStats.polledEvery * SECOND, isUnderWay);
  return query;
}
