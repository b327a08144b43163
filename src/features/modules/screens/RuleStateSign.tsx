import type { ModuleSpec } from '../engine/defineModule';
import type { Rule } from '../engine/moduleState';
import { ruleState } from '../engine/ruleState';
import { ModuleStateSign } from './ModuleStateSign';

/** Badge with the state of a rule. */
export function RuleStateSign({ spec, rule }: { spec: ModuleSpec; rule: Rule }) {
  return (
    <span title={rule.problems.join(' ')}>
      <ModuleStateSign state={ruleState(spec, rule)} />
    </span>
  );
}
