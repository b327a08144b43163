/** A member's own invitation to a server, for one quest. */
export interface InviteRow {
  code: string;
  serverId: string;
  questId: string;
  userId: string;
}

/** Somebody who came by an invitation. */
export interface InvitedRow {
  code: string;
  userId: string;
  at: number;
  /** Had been on the server before, under this or any invitation. */
  wasMember: boolean;
  /** Found to be no real person: an account made to be counted. */
  isFake: boolean;
}

export interface QuestInviteTables {
  questInvites: InviteRow[];
  questInvited: InvitedRow[];
}

declare module '../../store/db' {
  interface Db extends QuestInviteTables {}
}
