import type { FeatureFlagId, FeatureFlagState } from '@/features/staff/featureFlag';

/** How staff have set something that can be switched off; without a row it is on. */
export interface FeatureFlagRow {
  id: FeatureFlagId;
  state: FeatureFlagState;
  /** Servers it is on for; read where the state is SOME. */
  serverIds: string[];
  version: number;
  at: number;
  by: string;
}

declare module '../../store/db' {
  interface Db {
    flags: FeatureFlagRow[];
  }
}

declare module '../audit/rows' {
  interface StaffUndos {
    /** `version` is the flag’s after the change; the others say how it stood before. */
    FLAG: { flagId: FeatureFlagId; version: number; state: FeatureFlagState; serverIds: string[] };
  }
}
