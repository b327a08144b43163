/** Somebody of a team on the overview of a server. */
export interface VisitRow {
  serverId: string;
  userId: string;
  /** When they looked last. */
  seenAt: number;
  /** When they had looked last before this visit began; null in the first. */
  before: number | null;
}

declare module '../../store/db' {
  interface Db {
    visits: VisitRow[];
  }
}
