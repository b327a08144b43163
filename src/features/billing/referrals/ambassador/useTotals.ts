import { useAmbassadorStatsQuery } from '@/features/billing/referrals/referralsApi';
import { usePolling } from '@/shared/hooks/usePolling';

/** Interval while a payout is under way. */
const POLL_MS = 2000;

/** The ambassador's totals, read again while a payout is under way. */
export function useTotals() {
  const query = useAmbassadorStatsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, refetch } = query;
  const isUnderWay = data !== undefined && BigInt(data.requested) > 0n && !data.isWaiting;
  usePolling(refetch, POLL_MS, isUnderWay);
  return query;
}
