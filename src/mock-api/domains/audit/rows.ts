/** One field, in words, before a change and after it; null for nothing. */
export interface ChangeRow {
  field: string;
  before: string | null;
  after: string | null;
}

/** What takes each kind of change of a server back. Domains add theirs (TypeScript merges the declarations). */
export interface Undos {}

/** The same for changes that staff made for the platform. */
export interface StaffUndos {}

type ByKind<Kinds> = { [Kind in keyof Kinds]: { kind: Kind } & Kinds[Kind] }[keyof Kinds];

/** What takes a change back, as long as nothing has changed since. */
export type UndoRow = ByKind<Undos>;
export type StaffUndoRow = ByKind<StaffUndos>;

/** What was done: by whom, where, and what it changed. Nothing is ever cut off. */
export interface AuditRow {
  id: string;
  at: number;
  userId: string | null;
  action: string;
  target: string;
  /** The server it was done on, where it was on one. */
  serverId: string | null;
  changes: ChangeRow[];
  undo: UndoRow | null;
  undoneAt: number | null;
  /** Where staff can take it back. */
  staffUndo?: StaffUndoRow;
}

declare module '../../store/db' {
  interface Db {
    audit: AuditRow[];
  }
}
