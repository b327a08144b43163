import type { ItemRow } from '../orders/rows';
import type { SubscriptionType } from '@/features/billing/packages/package';

export type PackageVisibility = 'PUBLIC' | 'DASHBOARD';
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
  /** Where it is offered: on the home pages too, or to servers alone. */
  visibility: PackageVisibility;
  /** How many rules each list of a module may hold. */
  ruleLimit: number;
  /** How long a server may try it, once; null or missing for not at all. */
  trialDays?: number | null;
  /** Counts its changes, so that two people do not undo each other's. */
  version: number;
}

declare module '../../store/db' {
  interface Db {
    packages: PackageRow[];
  }
}

declare module '../audit/rows' {
  interface StaffUndos {
    /** `version` is the package’s after the change, `before` what it was. */
    PACKAGE: { version: number; before: PackageRow };
    /** Ids in their order, after the change and before it. */
    PACKAGE_ORDER: { after: string[]; before: string[] };
  }
}
