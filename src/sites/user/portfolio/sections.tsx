import type { ReactNode } from 'react';
import { Claims } from '@/features/earning/claims/Claims';
import { PointsChart } from '@/features/earning/claims/PointsChart';
import { Ledger } from '@/features/earning/points/Ledger';
import { Payouts } from '@/features/earning/points/Payouts';
import type { PointsParams } from '@/features/earning/points/pointsApi';

interface Section {
  title: string;
  show: (place: PointsParams) => ReactNode;
}

/** What stands below the claim, in this order. */
export const sections: readonly Section[] = [
  { title: 'Points by day', show: (place) => <PointsChart place={place} /> },
  { title: 'Claims', show: (place) => <Claims place={place} /> },
  { title: 'Ledger', show: (place) => <Ledger place={place} /> },
  { title: 'Rewards paid', show: (place) => <Payouts place={place} /> },
];
