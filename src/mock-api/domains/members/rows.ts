/** A member's role, and its origin. */
export interface HeldRole {
  roleId: string;
  /**
   * Given by a rule of a module, a quest's reward, a season's prize, the captcha, Welcome message on joining, the team
   * in the dashboard, or manually in Discord.
   */
  source: 'RULE' | 'QUEST' | 'SEASON' | 'CAPTCHA' | 'JOIN' | 'TEAM' | 'HAND';
  /** ID of the rule, quest, season or bulk role change; null for all others. */
  because: string | null;
  at: number;
  /** When its holder rule was first found not to be met anymore; absent while it is met. */
  lostAt?: number;
}

/** A member of a server. Former members keep their row. */
export interface MemberRow {
  serverId: string;
  userId: string;
  joinedAt: number;
  leftAt: number | null;
  roles: HeldRole[];
  /** Present if they left by being removed; banned members cannot come back. */
  removal?: 'KICKED' | 'BANNED';
  /** When they cannot write or press buttons, ms since 1970; absent if they were never timed out. */
  timeout?: { from: number; until: number };
  /** When they passed Discord's membership screening, as the bot reports it; missing where it reported none. */
  screenedAt?: number;
  /** Whether the time for their first roles has passed, even if none were given. */
  hadFirstRoles?: boolean;
}

/** A user's earlier name on Discord. */
export interface RenameRow {
  userId: string;
  from: string;
  at: number;
}

/** A note of a server's team on a member. The member gets it only with a copy of their data. */
export interface MemberNoteRow {
  id: string;
  serverId: string;
  userId: string;
  text: string;
  /** Id of the author. */
  by: string;
  at: number;
  editedAt: number | null;
  version: number;
}

declare module '../../store/db' {
  interface Db {
    members: MemberRow[];
    renames: RenameRow[];
    memberNotes: MemberNoteRow[];
  }
}
