import { StateSign } from '@/shared/ui/StateSign';
import type { ModuleSpec } from '../engine/defineModule';
import type { Rule } from '../engine/moduleState';
import { ruleState, ruleStateLabel, ruleStateLook } from '../engine/ruleState';

/** How a rule stands. */
export function RuleStateSign({ spec, rule }: { spec: ModuleSpec; rule: Rule }) {
  const state = ruleState(spec, rule);
  return (
    <span title={rule.problems.join(' ')}>
      <StateSign look={ruleStateLook[state]} label={ruleStateLabel[state]} />
    </span>
  );
}
