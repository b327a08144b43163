import { lazy, Suspense } from 'react';
import { PageHeader } from '@/shared/ui/PageHeader';
import { CardsSkeleton, TableSkeleton } from '@/shared/ui/skeletons';
import { UrlTabs } from '@/shared/ui/UrlTabs';
import { PaymentsTab } from './PaymentsTab';
import './adminUtility.scss';

/** Opened later. */
const ChangesTab = lazy(() => import('./ChangesTab'));
const ServersTab = lazy(() => import('./ServersTab'));
const FeatureFlagsTab = lazy(() => import('./FeatureFlagsTab'));
const NoticesTab = lazy(() => import('./NoticesTab'));

/** `admin-utility` (spec §2): what the platform's staff look after, on whatever server (docs/product/staff.md). */
export default function AdminUtilityScreen() {
  return (
    <>
      <PageHeader
        title="Admin utility"
        purpose="Manage payments, re-syncs, announcements, flags and the audit log."
      />
      <UrlTabs
        label="Admin utility"
        tabs={[
          { id: 'payments', label: 'Payments', content: <PaymentsTab /> },
          {
            id: 'servers',
            label: 'Servers',
            content: (
              <Suspense fallback={<TableSkeleton label="Loading the servers" />}>
                <ServersTab />
              </Suspense>
            ),
          },
          {
            id: 'notices',
            label: 'Notices',
            isKept: true,
            content: (
              <Suspense fallback={<TableSkeleton label="Loading the notices" />}>
                <NoticesTab />
              </Suspense>
            ),
          },
          {
            id: 'flags',
            label: 'Feature flags',
            content: (
              <Suspense fallback={<CardsSkeleton label="Loading the feature flags" />}>
                <FeatureFlagsTab />
              </Suspense>
            ),
          },
          {
            id: 'changes',
            label: 'Audit log',
            content: (
              <Suspense fallback={<TableSkeleton label="Loading the audit log" />}>
                <ChangesTab />
              </Suspense>
            ),
          },
        ]}
      />
    </>
  );
}
