import type { RowAction } from '@/shared/ui/table/RowMenu';
import type { Rule } from '../engine/moduleState';

/** What the rows of a list of rules can ask for. */
export interface RuleCommands {
  canChange: boolean;
  isFirst: (rule: Rule) => boolean;
  isLast: (rule: Rule) => boolean;
  move: (rule: Rule, by: -1 | 1) => void;
  switchTo: (rule: Rule, enabled: boolean) => Promise<void>;
  /** Ends that it only logs what it would do. */
  startActing: (rule: Rule) => Promise<void>;
  /** What the site adds. */
  more: (rule: Rule) => readonly RowAction[];
  duplicate: (rule: Rule) => void;
  /** Left out where there is nothing to test. */
  test: ((rule: Rule) => void) | undefined;
  exportFile: (rule: Rule) => void;
  remove: (rule: Rule) => void;
}
