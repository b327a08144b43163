import type { ModuleSpec } from './defineModule';
import type { ModuleState, Rule } from './moduleState';

/** The states of a rule, with the names of module states. */
const ruleStates = ['ON', 'WATCHING', 'DRAFT', 'SCHEDULED', 'OFF', 'NEEDS_ATTENTION'] as const;
export type RuleState = (typeof ruleStates)[number];

/** The part of a module that describes its rules. */
type Rules = Pick<ModuleSpec, 'rules'>;

/** The possible states of a module's rules. */
export const ruleStatesOf = ({ rules }: Rules): readonly RuleState[] =>
  ruleStates.filter((state) => {
    if (state === 'WATCHING') return rules?.watching !== undefined;
    return rules?.stage !== undefined || (state !== 'DRAFT' && state !== 'SCHEDULED');
  });

/** State of a rule. Problems take precedence over watching. */
export function ruleState(
  { rules }: Rules,
  { enabled, problems, values }: Pick<Rule, 'enabled' | 'problems' | 'values'>,
): RuleState {
  if (!enabled) return 'OFF';
  const stage = rules?.stage === undefined ? 'LIVE' : values[rules.stage];
  if (stage === 'DRAFT') return 'DRAFT';
  if (problems.length > 0) return 'NEEDS_ATTENTION';
  if (stage === 'SCHEDULED') return 'SCHEDULED';
  if (stage !== 'LIVE') return 'OFF';
  return rules?.watching !== undefined && values[rules.watching] === true ? 'WATCHING' : 'ON';
}

/** What the state of a module depends on. */
interface Standing {
  /** Whether a package of the server includes it. */
  isUnlocked: boolean;
  /** Whether it was ever set up. */
  isSetUp: boolean;
  enabled: boolean;
  /** Whether a problem keeps it from working. */
  isInTrouble: boolean;
  rules: readonly RuleState[];
}

/** The state of a module. If all of its active rules only watch, the module only watches, too. */
export function moduleStateOf(standing: Standing): ModuleState {
  const { isUnlocked, isSetUp, enabled, isInTrouble, rules } = standing;
  if (!isUnlocked) return isSetUp ? 'PAUSED_BY_PLAN' : 'LOCKED';
  if (!enabled) return 'OFF';
  if (isInTrouble) return 'NEEDS_ATTENTION';
  return rules.includes('WATCHING') && !rules.includes('ON') ? 'WATCHING' : 'ON';
}
