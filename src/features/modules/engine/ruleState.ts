import type { StateLook } from '@/shared/ui/stateLook';
import type { ModuleSpec } from './defineModule';
import { moduleStateLabel, type Rule } from './moduleState';

/** The states a rule can be in, as those of its module are called. */
const ruleStates = ['ON', 'WATCHING', 'DRAFT', 'SCHEDULED', 'OFF', 'NEEDS_ATTENTION'] as const;
export type RuleState = (typeof ruleStates)[number];

export const ruleStateLabel: Readonly<Record<RuleState, string>> = {
  ON: moduleStateLabel.ON,
  WATCHING: 'Watching only',
  DRAFT: 'Draft',
  SCHEDULED: 'Scheduled',
  OFF: moduleStateLabel.OFF,
  NEEDS_ATTENTION: moduleStateLabel.NEEDS_ATTENTION,
};

export const ruleStateLook: Readonly<Record<RuleState, StateLook>> = {
  ON: 'on',
  WATCHING: 'watching',
  DRAFT: 'draft',
  SCHEDULED: 'scheduled',
  OFF: 'off',
  NEEDS_ATTENTION: 'attention',
};

/** What is asked of a module about its rules. */
type Rules = Pick<ModuleSpec, 'rules'>;

/** The states rules of a module can be in. */
export const ruleStatesOf = ({ rules }: Rules): readonly RuleState[] =>
  ruleStates.filter((state) => {
    if (state === 'WATCHING') return rules?.watching !== undefined;
    return rules?.stage !== undefined || (state !== 'DRAFT' && state !== 'SCHEDULED');
  });

/** How a rule stands: one in trouble says so even while it only watches. */
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
