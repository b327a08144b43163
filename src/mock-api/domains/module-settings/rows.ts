import type { Values } from '@/features/modules/common-fields/field';

/** A module on a server; there is none before somebody has changed something. */
export interface ModuleRow {
  serverId: string;
  slug: string;
  enabled: boolean;
  version: number;
  values: Values | null;
  updatedAt: number | null;
  /** Since when it is there; its last change where that is not known. */
  createdAt?: number;
  /** Id of who saved last. */
  updatedBy: string | null;
  /** When something was last sent as a test; absent before the first. */
  testedAt?: number;
  rules: RuleRow[];
  /** Goes up when a rule comes, goes or moves; absent before that. */
  listVersion?: number;
}

export interface RuleRow {
  id: string;
  enabled: boolean;
  version: number;
  values: Values;
  updatedAt: number;
  /** Since when it is there; its last change where that is not known. */
  createdAt?: number;
  updatedBy: string | null;
}

/** A secret that values refer to by its id. No answer has its text. */
export interface SecretRow {
  id: string;
  serverId: string;
  value: string;
  /** The address it was entered for; it is used for no other. */
  destination: string;
}

declare module '../../store/db' {
  interface Db {
    modules: ModuleRow[];
    moduleSecrets: SecretRow[];
  }
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

declare module '../audit/rows' {
  interface Undos {
    MODULE: { slug: string; version: number; enabled: boolean; values: Values | null };
    RULE: Omit<RuleUndo, 'kind'>;
    /** Several that went or changed with one: all of them are taken back, or none. In this order. */
    RULES: { steps: RuleUndo[] };
  }
}
