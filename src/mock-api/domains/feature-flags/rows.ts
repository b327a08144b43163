import type { FlagId, FlagState } from '@/features/staff-desk/flag';

/** How staff have set something that can be switched off; without a row it is on. */
export interface FlagRow {
  id: FlagId;
  state: FlagState;
  /** Servers it is on for; read where the state is SOME. */
  serverIds: string[];
  version: number;
  at: number;
  by: string;
}

declare module '../../store/db' {
  interface Db {
    flags: FlagRow[];
  }
}

declare module '../audit/rows' {
  interface StaffUndos {
    /** `version` is the flag’s after the change; the others say how it stood before. */
    FLAG: { flagId: FlagId; version: number; state: FlagState; serverIds: string[] };
  }
}
