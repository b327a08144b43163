/** A role somebody was given, and why. */
export interface HeldRole {
  roleId: string;
  /** By a rule of a module, as the reward of a quest, or by hand in Discord. */
  source: 'RULE' | 'QUEST' | 'HAND';
  /** Id of the rule or quest; null where it was given by hand. */
  because: string | null;
  at: number;
}

/** A person on a server. Whoever has left keeps the row. */
export interface MemberRow {
  serverId: string;
  userId: string;
  joinedAt: number;
  leftAt: number | null;
  roles: HeldRole[];
}

/** The tables of this room. */
export interface MemberTables {
  members: MemberRow[];
}
