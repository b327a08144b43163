/** A claim of points for tokens; what becomes of it is its payout's. */
export interface ClaimRow {
  id: string;
  /** The client's own, by which a repeated claim is known. */
  key: string;
  serverId: string;
  userId: string;
  /** HOLD_TO_EARN 22, ENGAGE_TO_EARN 23, TASK_TO_EARN 24 (spec §3). */
  module: number;
  points: number;
  at: number;
  payoutId: string;
}

/** What a server gives for points. Amounts are base units of the token, as decimal text. */
export interface ClaimPolicyRow {
  serverId: string;
  version: number;
  isOn: boolean;
  /** Null is SOL. */
  mint: string | null;
  unitsPerPoint: string;
  least: number;
  most: number;
  coolDownHours: number;
  approvalAbove: string | null;
  memberDaily: string | null;
  serverDaily: string | null;
  approvers: 'TREASURERS' | 'OWNERS';
}

declare module '../../store/db' {
  interface Db {
    claims: ClaimRow[];
    claimPolicies: ClaimPolicyRow[];
  }
}
