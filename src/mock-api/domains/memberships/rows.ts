/** A server somebody keeps at the top of their list. */
export interface ServerPinRow {
  serverId: string;
  userId: string;
  at: number;
}

/** When somebody last had their roles looked at. */
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
