import { lazy, Suspense } from 'react';
import type { ReferralDetails } from '@/features/billing/referrals/program';
import { PHONE, useMedia } from '@/shared/hooks/useMedia';
import { LazyDetails } from '@/shared/ui/LazyDetails';
import { TableSkeleton } from '@/shared/ui/skeletons';
import { DaysChart } from '@/features/billing/referrals/ambassador/DaysChart';
import { Figures } from '@/features/billing/referrals/ambassador/Figures';
import { useTotals } from '@/features/billing/referrals/ambassador/useTotals';
import { Hero } from './Hero';
import { RuleList, Rules } from './Rules';
import { Sources } from './Sources';

/** Loaded later, because it is below the first view and a third of the page’s code. */
const Details = lazy(() => import('./Details'));

/** An ambassador's dashboard. Each part loads and fails independently. */
export function Dashboard({ program }: { program: ReferralDetails }) {
  const { state, reason, url } = program;
  const isPhone = useMedia(PHONE);
  return (
    <>
      {state === 'SUSPENDED' ? (
        <section className="panel ambassador-note" aria-labelledby="ambassador-suspended">
          <h2 id="ambassador-suspended">You’re suspended</h2>
          <p>{reason === null ? 'No reason given.' : <bdi>{reason}</bdi>}</p>
          <p>
            Clicks, sign-ups and orders don’t count for now. You keep what you earned and can still
            request payouts.
          </p>
        </section>
      ) : null}
      <Hero program={program} />
      {isPhone ? (
        <div className="panel ambassador-folds">
          <LazyDetails summary="Stats">{() => <Stats />}</LazyDetails>
          <LazyDetails summary="Daily stats">{() => <DaysChart />}</LazyDetails>
          <LazyDetails summary="Named links">{() => <Sources />}</LazyDetails>
          <LazyDetails summary="Rules">{() => <RuleList program={program} />}</LazyDetails>
        </div>
      ) : (
        <>
          <Stats />
          <DaysChart />
          <Sources />
        </>
      )}
      <div>
        <Suspense fallback={<TableSkeleton label="Loading the details" count={10} />}>
          <Details url={url} />
        </Suspense>
      </div>
      {isPhone ? null : <Rules program={program} isFolded />}
    </>
  );
}

/** Empty without totals, because the card above gives the reason. */
function Stats() {
  const { data } = useTotals();
  return data ? (
    <section aria-label="Stats" className="ambassador-figures">
      <Figures figures={data} />
    </section>
  ) : null;
}
