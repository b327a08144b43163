import type { pointsTypes } from '@/features/earning/points/points';

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
  /**
   * A season prize. The member can claim it, but it doesn't count for ranks, so that no one starts a season with a
   * lead.
   */
  isPrize?: true;
}

/**
 * A line of what a member has earned by chatting. Like those of points it is never changed, and XP is a sum over
 * them; unlike points, XP is never spent or claimed.
 */
export interface XpRow {
  id: string;
  at: number;
  serverId: string;
  userId: string;
  /** CHAT: messages of an hour. OPENING: brought from before XP was kept. RESET: what is lost, a negative number. */
  kind: 'CHAT' | 'OPENING' | 'RESET';
  xp: number;
  /** Id of the run a line of CHAT is of. */
  ref: string | null;
}

/** The level a member was last seen at, and what they were given for it. */
export interface MemberLevelRow {
  serverId: string;
  userId: string;
  level: number;
  /** Roles of rewards since the level last fell below them, as `5:<role id>`: none is given twice. */
  given: string[];
  /** When the stay on the server began in which they were given, ms since 1970. */
  stay?: number;
}

/** A level a member has reached. */
export interface LevelUpRow {
  id: string;
  serverId: string;
  userId: string;
  /** The rule whose levels they are. */
  ruleId: string;
  from: number;
  level: number;
  /** What they had then. */
  xp: number;
  at: number;
  /** Where the last message was that counted for it; null where that is not known. */
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
