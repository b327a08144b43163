import type { GeneralValues } from '@/features/server-settings/settings';
import type { Values } from '@/features/bot-modules/fields/field';
import type { AccessRow } from '../access/rows';
import type { FlagId, FlagState } from '@/features/staff-desk/flag';
import type { RuleRow } from '../modules/rows';
import type { SeasonRow } from '../leaderboards/rows';
import type { PackageRow } from '../packages/rows';

/** One field, in words, before a change and after it; null for nothing. */
export interface ChangeRow {
  field: string;
  before: string | null;
  after: string | null;
}

/** A change of a rule. */
export interface RuleUndo {
  kind: 'RULE';
  slug: string;
  ruleId: string;
  /** The rule’s after the change; null where it is gone. */
  version: number | null;
  /** What it was before; null for none. */
  rule: RuleRow | null;
  /** Of one that is gone: the rule that stood before it, null for none. */
  after?: string | null;
}

/** What takes a change back, as long as nothing has changed since. */
export type UndoRow =
  | { kind: 'MODULE'; slug: string; version: number; enabled: boolean; values: Values | null }
  | RuleUndo
  /** Several that went or changed with one: all of them are taken back, or none. In this order. */
  | { kind: 'RULES'; steps: RuleUndo[] }
  /** A season that was deleted before it began. */
  | { kind: 'SEASON'; season: SeasonRow }
  | { kind: 'SETTINGS'; version: number; general: GeneralValues }
  | { kind: 'ACCESS'; grant: AccessRow; isGiven: boolean };

/** What takes back what staff did for the platform. */
export type StaffUndoRow =
  /** `isEnded` where the change was to end it before its time. */
  | { kind: 'NOTICE'; noticeId: string; isEnded: boolean }
  /** `version` is the package’s after the change, `before` what it was. */
  | { kind: 'PACKAGE'; version: number; before: PackageRow }
  /** Ids in their order, after the change and before it. */
  | { kind: 'PACKAGE_ORDER'; after: string[]; before: string[] }
  /** `version` is the flag’s after the change; the others say how it stood before. */
  | { kind: 'FLAG'; flagId: FlagId; version: number; state: FlagState; serverIds: string[] };

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
