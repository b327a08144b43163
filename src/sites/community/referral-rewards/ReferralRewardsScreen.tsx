import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import '@/features/billing/referrals/ambassador/referrals.scss';
import { selectViewer } from '@/features/identity/session/viewerSlice';
import { PageHeader } from '@/shared/ui/PageHeader';
import { TableSkeleton } from '@/shared/ui/skeletons';
import { UrlTabs } from '@/shared/ui/UrlTabs';
import { OwnRewards } from './OwnRewards';

/** Only for staff. */
const RewardsTab = lazy(() => import('@/features/billing/referrals/staff/RewardsTab'));
const PayoutsTab = lazy(() => import('@/features/billing/referrals/staff/PayoutsTab'));

/**
 * `referral-rewards` (spec §2): commissions of the user's own referrals; for staff, those of all users, too
 * (docs/product/referrals.md).
 */
export default function ReferralRewardsScreen() {
  const isStaff = useSelector(selectViewer).capabilities.includes('staff');
  return (
    <>
      <PageHeader
        title="Referral rewards"
        purpose="Commissions from your referrals, and their payouts."
      />
      <div className="ambassador">
        {isStaff ? (
          <UrlTabs
            label="Referral rewards"
            tabs={[
              {
                id: 'all',
                label: 'All commissions',
                content: (
                  <Suspense fallback={<TableSkeleton label="Loading the commissions" />}>
                    <RewardsTab />
                  </Suspense>
                ),
              },
              {
                id: 'payouts',
                label: 'All payouts',
                content: (
                  <Suspense fallback={<TableSkeleton label="Loading the payouts" />}>
                    <PayoutsTab />
                  </Suspense>
                ),
              },
              { id: 'mine', label: 'Your commissions', content: <OwnRewards /> },
            ]}
          />
        ) : (
          <OwnRewards />
        )}
      </div>
    </>
  );
}
