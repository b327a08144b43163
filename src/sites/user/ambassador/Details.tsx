import { UrlTabs } from '@/shared/ui/UrlTabs';
import { Assets } from './Assets';
import { CommissionsTable } from '@/features/billing/referrals/ambassador/CommissionsTable';
import { PayoutsTable } from '@/features/billing/referrals/ambassador/PayoutsTable';
import { ReferralsTable } from './ReferralsTable';

/** The lists behind the figures, and what helps to share. */
export default function Details({ url }: { url: string | null }) {
  return (
    <UrlTabs
      label="Details"
      tabs={[
        { id: 'referrals', label: 'Referrals', content: <ReferralsTable /> },
        { id: 'commissions', label: 'Commissions', content: <CommissionsTable /> },
        { id: 'payouts', label: 'Payouts', content: <PayoutsTable /> },
        { id: 'assets', label: 'Assets', content: <Assets url={url} /> },
      ]}
    />
  );
}
