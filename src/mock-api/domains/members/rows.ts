/** A role somebody was given, and why. */
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

/** A person on a server. Whoever has left keeps the row. */
export interface MemberRow {
  serverId: string;
  userId: string;
  joinedAt: number;
  leftAt: number | null;
  roles: HeldRole[];
  /** Whether they left because they were removed, and may not come back. Absent where they were not. */
  removal?: 'KICKED' | 'BANNED';
  /** When they may not write or press buttons, ms since 1970; absent where they never were timed out. */
  timeout?: { from: number; until: number };
  /** When they passed Discord's membership screening, as the bot reports it; missing where it reported none. */
  screenedAt?: number;
  /** Whether the time has passed at which new members get their first roles, given or not. */
  hadFirstRoles?: boolean;
}

/** A name somebody had on Discord before. */
export interface RenameRow {
  userId: string;
  from: string;
  at: number;
}

/** What the team of a server has noted of a member, who gets it only with a copy of their data. */
export interface MemberNoteRow {
  id: string;
  serverId: string;
  userId: string;
  text: string;
  /** Id of who wrote it. */
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
