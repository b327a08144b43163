import { createContext } from 'react';
import type { RowAction } from '@/shared/ui/table/RowMenu';
import type { Rule } from '../engine/moduleState';

/** What the rows of a list of rules can ask for. */
export interface RuleCommands {
  canChange: boolean;
  isFirst: (rule: Rule) => boolean;
  isLast: (rule: Rule) => boolean;
  move: (rule: Rule, by: -1 | 1) => void;
  switchTo: (rule: Rule, enabled: boolean) => void;
  /** What the site adds. */
  more: (rule: Rule) => readonly RowAction[];
  duplicate: (rule: Rule) => void;
  test: (rule: Rule) => void;
  exportFile: (rule: Rule) => void;
  remove: (rule: Rule) => void;
}

/** Rows are made once for the life of a table; what they can do is that of the newest rules. */
export const RuleCommandsContext = createContext<RuleCommands | null>(null);
