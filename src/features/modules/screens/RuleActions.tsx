import { Link } from 'react-router-dom';
import { RowMenu, type RowAction } from '@/shared/ui/table/RowMenu';
import { rulePath } from '../engine/addresses';
import type { ModuleSpec } from '../engine/defineModule';
import { type Rule, ruleName } from '../engine/moduleState';
import { ruleState } from '../engine/ruleState';
import type { RuleCommands } from './ruleCommands';

interface RuleActionsProps {
  spec: ModuleSpec;
  rule: Rule;
  commands: RuleCommands;
}

/** The way to a rule's form, and all else that can be done with it. */
export function RuleActions({ spec, rule, commands }: RuleActionsProps) {
  const verb = commands.canChange ? 'Edit' : 'View';
  return (
    <div className="row-actions">
      {commands.canChange && ruleState(spec, rule) === 'WATCHING' ? (
        <button
          type="button"
          className="btn btn-sm btn-outline-secondary"
          aria-label={`Start acting: ${ruleName(rule)}`}
          onClick={() => void commands.startActing(rule)}
        >
          Start acting
        </button>
      ) : null}
      <Link
        className="btn btn-sm btn-outline-secondary"
        to={rulePath(spec, rule.id)}
        aria-label={`${verb} ${ruleName(rule)}`}
      >
        {verb}
      </Link>
      <RowMenu
        label={`More actions for ${ruleName(rule)}`}
        actions={() => actionsFor(rule, commands)}
      />
    </div>
  );
}

function actionsFor(rule: Rule, commands: RuleCommands): RowAction[] {
  const { test } = commands;
  const change: RowAction[] = [
    rule.enabled
      ? { label: 'Turn off', run: () => void commands.switchTo(rule, false) }
      : { label: 'Turn on', run: () => void commands.switchTo(rule, true) },
    { label: 'Duplicate', run: () => commands.duplicate(rule) },
    ...(test ? [{ label: 'Send me a test', run: () => test(rule) }] : []),
    { label: 'Move up', run: () => commands.move(rule, -1), isDisabled: commands.isFirst(rule) },
    { label: 'Move down', run: () => commands.move(rule, 1), isDisabled: commands.isLast(rule) },
    ...commands.more(rule),
  ];
  return [
    ...(commands.canChange ? change : []),
    { label: 'Export as JSON', run: () => commands.exportFile(rule) },
    { label: 'Delete', run: () => commands.remove(rule), isDestructive: true },
  ];
}
