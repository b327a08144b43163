import type { pointsTypes } from '@/features/points/points';

/** A line of the ledger. It is never changed; a balance is a sum over them, which nothing stores. */
export interface PointsEntryRow {
  id: string;
  at: number;
  serverId: string;
  userId: string;
  /** HOLD_TO_EARN 22, ENGAGE_TO_EARN 23, TASK_TO_EARN 24 (spec §3). */
  module: number;
  type: (typeof pointsTypes)[number];
  /** How many; only those of ADJUST may be negative. What they do to the balance follows from the type. */
  points: number;
  /** What it is for, in words. */
  label: string;
  /** Id of what it is for. */
  ref: string | null;
  /** Id of who of the team has written it by hand. */
  by?: string;
}

/** The tables of this room. */
export interface PointsTables {
  points: PointsEntryRow[];
}
