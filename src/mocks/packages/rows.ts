import type { SubscriptionType } from '@/features/packages/package';

export interface ItemRow {
  id: string;
  name: string;
}

export type PackageStatus = 'DRAFT' | 'ENABLED' | 'DISABLED';

export interface PackageRow {
  id: string;
  name: string;
  description: string;
  price: string;
  subscriptionType: SubscriptionType;
  durationDays: number | null;
  items: ItemRow[];
  order: number;
  highlight: boolean;
  status: PackageStatus;
}

/** The tables of this room. */
export interface PackageTables {
  packages: PackageRow[];
}
