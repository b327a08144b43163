import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { linkPath } from '@/features/billing/referrals/staff/linkWords';
import LinkTable from '@/features/billing/referrals/staff/LinkTable';
import '@/features/billing/referrals/ambassador/referrals.scss';
import { PageHeader } from '@/shared/ui/PageHeader';
import { TableSkeleton } from '@/shared/ui/skeletons';
import { UrlTabs } from '@/shared/ui/UrlTabs';

/** Opened later. */
const AmbassadorsTab = lazy(() => import('@/features/billing/referrals/staff/AmbassadorsTab'));

/** `referral-sources` (spec §2): every link that brings people, and the ambassadors (docs/product/referrals.md). */
export default function ReferralSourcesScreen() {
  return (
    <>
      <PageHeader
        title="Referral sources"
        purpose="Referral links and the servers they bring."
        actions={
          <Link className="btn btn-primary" to={linkPath('new')}>
            New referral link
          </Link>
        }
      />
      <div className="ambassador">
        <UrlTabs
          label="Referral sources"
          tabs={[
            { id: 'sources', label: 'Links', content: <LinkTable /> },
            {
              id: 'ambassadors',
              label: 'Ambassadors',
              content: (
                <Suspense fallback={<TableSkeleton label="Loading the ambassadors" />}>
                  <AmbassadorsTab />
                </Suspense>
              ),
            },
          ]}
        />
      </div>
    </>
  );
}
