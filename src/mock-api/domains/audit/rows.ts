/** A channel, role or rule that a field names by its id, with its name when the line was written, null for unknown. */
export interface NamedRow {
  kind: 'channel' | 'role' | 'rule';
  id: string;
  name: string | null;
}

/** One field, in words, before a change and after it; null for nothing. */
export interface ChangeRow {
  field: string;
  before: string | null;
  after: string | null;
  /** Lines that modules wrote before there were kinds have none. */
  kind?: 'TEXT' | 'COLOR' | 'MESSAGE' | 'NAMES';
  /** Of a message: both states as the module's settings hold them. */
  messages?: { before: Record<string, unknown> | null; after: Record<string, unknown> | null };
  /** Of names: what both states name, from which they are read in words. */
  names?: { before: NamedRow[]; after: NamedRow[] };
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
  /** Name of the rule, season or template it is about, as it was, or several in words: "3 quests to “Lore”". */
  subject?: string;
  /** Member it is about; the log shows today's name. */
  memberId?: string;
  /** Where staff can take it back. */
  staffUndo?: StaffUndoRow;
}

declare module '../../store/db' {
  interface Db {
    audit: AuditRow[];
  }
}
