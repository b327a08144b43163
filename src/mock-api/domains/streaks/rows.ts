/** Time zone for counting a member's days. */
export interface TimeZoneRow {
  userId: string;
  /** IANA name. */
  timeZone: string;
  at: number;
}

declare module '../../store/db' {
  interface Db {
    timeZones: TimeZoneRow[];
  }
}
