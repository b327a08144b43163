import type { Values } from '@/features/modules/common-fields/field';

/** A module on a server; created at the first change. */
export interface ModuleRow {
  serverId: string;
  slug: string;
  enabled: boolean;
  version: number;
  values: Values | null;
  updatedAt: number | null;
  /** When it was created; the last change where that is unknown. */
  createdAt?: number;
  /** Id of the user who saved last. */
  updatedBy: string | null;
  /** When a test was last sent; absent before the first. */
  testedAt?: number;
  rules: RuleRow[];
  /** Incremented when a rule is added, removed or moved; absent before that. */
  listVersion?: number;
}

export interface RuleRow {
  id: string;
  enabled: boolean;
  version: number;
  values: Values;
  updatedAt: number;
  /** When it was created; the last change where that is unknown. */
  createdAt?: number;
  updatedBy: string | null;
}

/** A secret that values refer to by its id. Responses never contain its text. */
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
  /** The rule's version after the change; null where the rule was deleted. */
  version: number | null;
  /** The rule before the change; null if there was none. */
  rule: RuleRow | null;
  /** For a deleted rule: the rule before it in the list, null if it was the first. */
  after?: string | null;
}

declare module '../audit/rows' {
  interface Undos {
    MODULE: { slug: string; version: number; enabled: boolean; values: Values | null };
    RULE: Omit<RuleUndo, 'kind'>;
    /** Several rules that changed together: undone all or none, in this order. */
    RULES: { steps: RuleUndo[] };
  }
}
