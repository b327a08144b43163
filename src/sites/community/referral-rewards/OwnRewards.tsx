import { lazy, Suspense } from 'react';
import { ReferralTotals } from '@/features/billing/referrals/ambassador/ReferralTotals';
import { LinkLine } from '@/features/billing/referrals/ambassador/LinkLine';
import type { ReferralDetails } from '@/features/billing/referrals/program';
import { useReferralDetailsQuery } from '@/features/billing/referrals/referralsApi';
import { rateText } from '@/features/billing/referrals/words';
import { failureText } from '@/shared/api/queryError';
import { siteUrl } from '@/shared/config/siteUrl';
import { usePreferences } from '@/shared/format/displayPreferences';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { CardsSkeleton, TableSkeleton } from '@/shared/ui/skeletons';

/** Loaded later, because it is below the first view. */
const CommissionsTable = lazy(async () => ({
  default: (await import('@/features/billing/referrals/ambassador/CommissionsTable'))
    .CommissionsTable,
}));
const PayoutsTable = lazy(async () => ({
  default: (await import('@/features/billing/referrals/ambassador/PayoutsTable')).PayoutsTable,
}));
const onUserSite = (path: string) => siteUrl('user', window.location, path);

/** Commissions of an ambassador's own referrals; for others, how to become an ambassador. */
export function OwnRewards() {
  const { data, error, isFetching, refetch } = useReferralDetailsQuery(undefined);
  // Renders again when the user changes the number format.
  usePreferences();
  if (!data)
    return error && !isFetching ? (
      <ErrorState
        message={failureText(error, 'Couldn’t load your commissions.')}
        onRetry={() => void refetch()}
      />
    ) : (
      <CardsSkeleton label="Loading your commissions" count={4} />
    );
  const program = data.referralDetails;
  const isIn = program.state === 'ACTIVE' || program.state === 'SUSPENDED';
  return (
    <>
      <LeftOutNote leftOut={program.leftOut} />
      {isIn ? <Rewards program={program} /> : <NotYet program={program} />}
    </>
  );
}

function NotYet({ program: { state, tiers, reason } }: { program: ReferralDetails }) {
  const most = Math.max(0, ...tiers.map(({ rateBps }) => rateBps));
  const programUrl = onUserSite('/dashboard/ambassador-program');
  if (state === 'APPLIED')
    return (
      <EmptyState title="We’re reviewing your application">
        Commissions appear here once you’re an ambassador.{' '}
        <a href={programUrl}>View your application</a>
      </EmptyState>
    );
  return (
    <EmptyState title="No commissions yet">
      {state === 'REJECTED' && reason !== null ? (
        <>
          Your application wasn’t approved: <bdi>{reason}</bdi>{' '}
        </>
      ) : (
        <>
          {most === 0
            ? 'Ambassadors earn a share of every order they refer.'
            : `Ambassadors earn up to ${rateText(most)} of every order they refer.`}{' '}
        </>
      )}
      <a href={programUrl}>View ambassador program</a>
    </EmptyState>
  );
}

/** The referral link with its commission rate. */
function OwnLink({ program: { url, tiers, tierId } }: { program: ReferralDetails }) {
  if (url === null) return null;
  const rateBps = tiers.find(({ id }) => id === tierId)?.rateBps ?? 0;
  return (
    <section className="panel ambassador-links" aria-labelledby="own-link">
      <h2 id="own-link">Your link</h2>
      {rateBps === 0 ? null : (
        <p>You earn {rateText(rateBps)} of each order from members who sign up with your link.</p>
      )}
      <LinkLine url={url} label="your link" isShared />
      <p className="ambassador__small">
        Find named links, stats and assets in the{' '}
        <a href={onUserSite('/dashboard/ambassador-program')}>ambassador program</a>.
      </p>
    </section>
  );
}

function Rewards({ program }: { program: ReferralDetails }) {
  const { state, reason } = program;
  return (
    <>
      {state === 'SUSPENDED' ? (
        <p className="notice">
          {reason === null ? (
            'You’re suspended. You keep what you earned.'
          ) : (
            <>
              You’re suspended: <bdi>{reason}</bdi> You keep what you earned.
            </>
          )}
        </p>
      ) : null}
      <OwnLink program={program} />
      <ReferralTotals walletsUrl={onUserSite('/dashboard/profile/wallets')} />
      <section aria-labelledby="own-rewards">
        <h2 id="own-rewards">Commissions</h2>
        <Suspense fallback={<TableSkeleton label="Loading your commissions" />}>
          <CommissionsTable />
        </Suspense>
      </section>
      <section aria-labelledby="own-payouts">
        <h2 id="own-payouts">Payouts</h2>
        <Suspense fallback={<TableSkeleton label="Loading your payouts" />}>
          <PayoutsTable />
        </Suspense>
      </section>
    </>
  );
}
