import type { ReactNode } from 'react';
import { Claims } from '@/features/earning/claims/Claims';
import { PointsChart } from '@/features/earning/claims/PointsChart';
import { Ledger } from '@/features/earning/points/Ledger';
import { Payouts } from '@/features/earning/points/Payouts';
import type { PointsParams } from '@/features/earning/points/pointsApi';

interface Section {
  title: string;
  show: (params: PointsParams) => ReactNode;
}

/** What stands below the claim, in this order. */
export const sections: readonly Section[] = [
  { title: 'Points by day', show: (params) => <PointsChart params={params} /> },
  { title: 'Claims', show: (params) => <Claims params={params} /> },
  { title: 'Ledger', show: (params) => <Ledger params={params} /> },
  { title: 'Payouts', show: (params) => <Payouts params={params} /> },
];
