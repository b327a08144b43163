/** A server that a user has pinned to the top of their list. */
export interface ServerPinRow {
  serverId: string;
  userId: string;
  at: number;
}

/** The last check of a user's roles on a server, on their request. */
export interface RoleCheckRow {
  serverId: string;
  userId: string;
  at: number;
}

declare module '../../store/db' {
  interface Db {
    serverPins: ServerPinRow[];
    roleChecks: RoleCheckRow[];
  }
}
