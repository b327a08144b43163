import { failureText } from '@/shared/api/queryError';
import { PHONE, useMedia } from '@/shared/hooks/useMedia';
import { ErrorState } from '@/shared/ui/ErrorState';
import { CardsSkeleton } from '@/shared/ui/skeletons';
import { Figures } from './Figures';
import { Payout } from './Payout';
import { useTotals } from './useTotals';

/** Clicks, people and money in sums, and the way to have it paid out. */
export function ReferralTotals({ walletsUrl }: { walletsUrl?: string }) {
  const { data, error, isFetching, refetch } = useTotals();
  const isPhone = useMedia(PHONE);
  if (data)
    return (
      <section aria-label="Stats" className="ambassador-figures">
        <Payout figures={data} walletsUrl={walletsUrl} />
        <Figures figures={data} />
      </section>
    );
  return error && !isFetching ? (
    <ErrorState
      message={failureText(error, 'Couldn’t load your stats.')}
      onRetry={() => void refetch()}
    />
  ) : (
    // About as tall as what comes.
    <CardsSkeleton label="Loading your stats" count={isPhone ? 3 : 8} />
  );
}
