/** The time zone a member's days are counted in. */
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
