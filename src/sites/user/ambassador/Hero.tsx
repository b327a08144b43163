import { Payout } from '@/features/billing/referrals/ambassador/Payout';
import { useTotals } from '@/features/billing/referrals/ambassador/useTotals';
import type { AmbassadorTotals, ReferralDetails } from '@/features/billing/referrals/program';
import { failureText } from '@/shared/api/queryError';
import { dayText } from '@/shared/format/times';
import { timeOf } from '@/shared/time/timeOf';
import { ErrorState } from '@/shared/ui/ErrorState';
import { Private } from '@/shared/ui/Private';
import { ShortAmount } from '@/shared/ui/ShortAmount';
import { Links } from './Links';
import { TierCard } from './TierCard';

/** The main content for ambassadors: the payout with its button, the referral link, and the tier. */
export function Hero({ program }: { program: ReferralDetails }) {
  const { data, error, isFetching, refetch } = useTotals();
  return (
    <section className="panel ambassador-hero" aria-label="Your commission and referral link">
      <div>
        {data ? (
          <>
            <Payout figures={data} isBare />
            <OnHold figures={data} />
          </>
        ) : error && !isFetching ? (
          <ErrorState
            message={failureText(error, 'Couldn’t load your stats.')}
            onRetry={() => void refetch()}
          />
        ) : (
          <div role="status" aria-label="Loading your stats" className="skeleton">
            <div className="skeleton__card" />
          </div>
        )}
      </div>
      {program.url === null ? null : <Links program={program} url={program.url} />}
      <TierCard program={program} />
    </section>
  );
}

function OnHold({ figures: { onHold, nextReleaseAt } }: { figures: AmbassadorTotals }) {
  const lamports = BigInt(onHold);
  if (lamports <= 0n) return null;
  const next = timeOf(nextReleaseAt);
  return (
    <p className="ambassador__small ambassador-hero__hold">
      <Private>
        <ShortAmount units={lamports} decimals={9} symbol="SOL" />
      </Private>{' '}
      on hold
      {next === null ? null : `, next commission available on ${dayText(next)}`}
    </p>
  );
}
