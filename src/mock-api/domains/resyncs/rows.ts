/** An item that could not be read. */
interface ResyncFailureRow {
  what: string;
  why: string;
}

/** A re-sync of a server with Discord. Its progress follows from the clock. */
export interface ResyncRow {
  id: string;
  serverId: string;
  by: string;
  at: number;
  /** Number of requests to Discord so far: roles, channels, then members by pages. */
  calls: number;
  /** Totals at the beginning. */
  total: { roles: number; channels: number; members: number };
  read: { roles: number; channels: number; members: number };
  /** Number of members who had a deleted role. */
  corrected: number;
  failures: ResyncFailureRow[];
  endedAt: number | null;
  /** Why it ended early: stopped by a person, or failed. */
  cut: 'STOPPED' | 'FAILED' | null;
}

declare module '../../store/db' {
  interface Db {
    resyncs: ResyncRow[];
  }
}
