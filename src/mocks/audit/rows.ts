export interface AuditRow {
  at: number;
  userId: string | null;
  action: string;
  target: string;
}

/** The tables of this room. */
export interface AuditTables {
  audit: AuditRow[];
}
