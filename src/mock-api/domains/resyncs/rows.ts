/** Something that could not be read. */
interface ResyncFailureRow {
  what: string;
  why: string;
}

/** What Discord knows of a server, read anew. How far it is follows from the clock. */
export interface ResyncRow {
  id: string;
  serverId: string;
  by: string;
  at: number;
  /** Calls to Discord that were made: roles, channels, then members by pages. */
  calls: number;
  /** How many there were at the beginning. */
  total: { roles: number; channels: number; members: number };
  read: { roles: number; channels: number; members: number };
  /** Members who had a role that is gone. */
  corrected: number;
  failures: ResyncFailureRow[];
  endedAt: number | null;
  /** It ended before its end: a person stopped it, or it could not go on. */
  cut: 'STOPPED' | 'FAILED' | null;
}

declare module '../../store/db' {
  interface Db {
    resyncs: ResyncRow[];
  }
}
