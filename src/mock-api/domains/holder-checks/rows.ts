/** How far the holder rules of a server were checked by the clock. There is one from the first look at it. */
export interface HolderMarkRow {
  serverId: string;
  /** Checks are counted from here, ms since 1970. */
  startedAt: number;
  /** Checks due up to here are done. */
  until: number;
}

/** A role a rule gave or took that is still to be posted in the rule's log channel. */
export interface RoleLogRow {
  id: string;
  serverId: string;
  ruleId: string;
  userId: string;
  roleId: string;
  isGiven: boolean;
  at: number;
  /** Why, in words that name no wallet and no amount held. */
  reason: string;
}

declare module '../../store/db' {
  interface Db {
    holderMarks: HolderMarkRow[];
    roleLogs: RoleLogRow[];
  }
}
