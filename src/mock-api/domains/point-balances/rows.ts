import type { pointsTypes } from '@/features/earning/points/points';

/** A line of the points ledger. Lines never change; a balance is a sum over them and is not stored. */
export interface PointsEntryRow {
  id: string;
  at: number;
  serverId: string;
  userId: string;
  /** HOLD_TO_EARN 22, ENGAGE_TO_EARN 23, TASK_TO_EARN 24 (spec §3). */
  module: number;
  type: (typeof pointsTypes)[number];
  /** Number of points; negative only for ADJUST. The effect on the balance depends on the type. */
  points: number;
  /** Reason, in words. */
  label: string;
  /** Id of the row behind it. */
  ref: string | null;
  /** Id of the team member who added it manually. */
  by?: string;
  /**
   * A season prize. The member can claim it, but it doesn't count for ranks, so that no one starts a season with a
   * lead.
   */
  isPrize?: true;
}

/**
 * A line of XP that a member has earned by chatting. Like lines of points they never change, and XP is a sum over them.
 * Unlike points, XP is never spent or claimed.
 */
export interface XpRow {
  id: string;
  at: number;
  serverId: string;
  userId: string;
  /** CHAT: messages of an hour. OPENING: XP from before XP was recorded. RESET: lost XP, negative. */
  kind: 'CHAT' | 'OPENING' | 'RESET';
  xp: number;
  /** Id of the run that a CHAT line belongs to. */
  ref: string | null;
}

/** A member's last known level, and the rewards given for it. */
export interface MemberLevelRow {
  serverId: string;
  userId: string;
  level: number;
  /** Roles given as rewards since the level last fell below theirs, as `5:<role id>`, so that none is given twice. */
  given: string[];
  /** Start of the membership in which they were given, ms since 1970. */
  stay?: number;
}

/** A level reached by a member. */
export interface LevelUpRow {
  id: string;
  serverId: string;
  userId: string;
  /** Id of the rule whose levels apply. */
  ruleId: string;
  from: number;
  level: number;
  /** The member's XP then. */
  xp: number;
  at: number;
  /** Channel of the last message counted for it; null where that is unknown. */
  channelId: string | null;
}

declare module '../../store/db' {
  interface Db {
    points: PointsEntryRow[];
    xp: XpRow[];
    memberLevels: MemberLevelRow[];
    levelUps: LevelUpRow[];
  }
}
