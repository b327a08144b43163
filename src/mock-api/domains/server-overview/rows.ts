/** A team member's visits of a server's overview. */
export interface VisitRow {
  serverId: string;
  userId: string;
  /** When they last viewed it. */
  seenAt: number;
  /** When they had last viewed it before the current visit; null during the first. */
  before: number | null;
}

declare module '../../store/db' {
  interface Db {
    visits: VisitRow[];
  }
}
