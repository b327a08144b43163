/** A member's own invitation to a server, for one quest. */
export interface InviteRow {
  code: string;
  serverId: string;
  questId: string;
  userId: string;
}

/** A user who came by an invitation. */
export interface InvitedRow {
  code: string;
  userId: string;
  at: number;
  /** Had been a member of the server before, whether invited or not. */
  wasMember: boolean;
  /** Detected as an account made to be counted. */
  isFake: boolean;
}

export interface QuestInviteTables {
  questInvites: InviteRow[];
  questInvited: InvitedRow[];
}

declare module '../../store/db' {
  interface Db extends QuestInviteTables {}
}
