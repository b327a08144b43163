import type { ReactNode } from 'react';
import { Claims } from '@/features/claims/Claims';
import { PointsChart } from '@/features/claims/PointsChart';
import { Ledger } from '@/features/points/Ledger';
import { Payouts } from '@/features/points/Payouts';
import type { PointsPlace } from '@/features/points/pointsApi';

interface Section {
  title: string;
  show: (place: PointsPlace) => ReactNode;
}

/** What stands below the claim, in this order. */
export const sections: readonly Section[] = [
  { title: 'Points by day', show: (place) => <PointsChart place={place} /> },
  { title: 'Claims', show: (place) => <Claims place={place} /> },
  { title: 'Ledger', show: (place) => <Ledger place={place} /> },
  { title: 'Rewards paid', show: (place) => <Payouts place={place} /> },
];
