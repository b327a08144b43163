import type { resultStates, RoleAction } from '@/features/server/members/roleChange';

/** Results for one member. */
export interface RoleResultRow {
  userId: string;
  state: (typeof resultStates)[number];
  why: string | null;
}

/** A change of a role for many. How far it is follows from the clock. */
export interface RoleChangeRow {
  id: string;
  serverId: string;
  roleId: string;
  action: RoleAction;
  by: string;
  at: number;
  /** Ids of whom it is for, in their order. */
  members: string[];
  /** Of the first of them. */
  results: RoleResultRow[];
  endedAt: number | null;
  /** It was stopped before its end. */
  isStopped: boolean;
}

declare module '../../store/db' {
  interface Db {
    roleChanges: RoleChangeRow[];
  }
}
