import { Claims } from '@/features/earning/claims/Claims';
import { Newest } from '@/features/earning/claims/Newest';
import { Ledger } from '@/features/earning/points/Ledger';
import { Payouts } from '@/features/earning/points/Payouts';
import type { PointsParams } from '@/features/earning/points/pointsApi';
import type { TabSpec } from '@/shared/ui/UrlTabs';

/** What happened to a member's points: the newest of all, and each list as a whole. */
export const activityTabs = (params: PointsParams): readonly TabSpec[] => [
  { id: 'newest', label: 'Latest activity', content: <Newest params={params} /> },
  { id: 'ledger', label: 'Points history', content: <Ledger params={params} /> },
  { id: 'claims', label: 'Claims', content: <Claims params={params} /> },
  { id: 'payouts', label: 'Payouts received', content: <Payouts params={params} /> },
];
