import type { FeatureFlagId, FeatureFlagState } from '@/features/staff/featureFlag';

/** A feature flag as set by staff; without a row it is on. */
export interface FeatureFlagRow {
  id: FeatureFlagId;
  state: FeatureFlagState;
  /** Servers with the feature; only used where the state is SOME. */
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
    /** `version` is the flag's after the change; `state` and `serverIds` are its values before. */
    FLAG: { flagId: FeatureFlagId; version: number; state: FeatureFlagState; serverIds: string[] };
  }
}
