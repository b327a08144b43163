import { ruleName } from '@/features/modules/engine/moduleState';
import type { Values } from '@/features/modules/common-fields/field';
import type { Quest } from '@/features/modules/definitions/quest/fields';
import type { QuestAction, QuestStage } from '@/features/earning/quests/manage/questOverview';
import { readRule, completed } from '../module-settings/modules';
import { saveModuleRow, STALE, type ModuleContext } from '../module-settings/moduleContext';
import type { RuleRow } from '../module-settings/rows';
import { refuse, wrongFields } from '../../http/reply';
import { keepSlug } from '../quests/questSlugs';
import { reopensDecided } from '../quests/reopening';
import { stageOf } from './questOverview';

/** For each action: the stages it is possible in, the value it saves, and the refusal in other stages. */
const actions: Readonly<
  Record<QuestAction, { from: readonly QuestStage[]; publish: string; otherwise: string }>
> = {
  PUBLISH: {
    from: ['DRAFT', 'OFF'],
    publish: 'LIVE',
    otherwise: 'This quest is already published.',
  },
  PAUSE: { from: ['ACTIVE'], publish: 'PAUSED', otherwise: 'Only an active quest can be paused.' },
  RESUME: { from: ['PAUSED'], publish: 'LIVE', otherwise: 'This quest isn’t paused.' },
  ARCHIVE: {
    from: ['DRAFT', 'SCHEDULED', 'ACTIVE', 'PAUSED', 'ENDED', 'OFF'],
    publish: 'ARCHIVED',
    otherwise: 'This quest is already archived.',
  },
  RESTORE: { from: ['ARCHIVED'], publish: 'DRAFT', otherwise: 'This quest isn’t archived.' },
};

/**
 * Carries out an action, unless the quest's stage does not allow it. A quest that returns to the board must be valid.
 */
export function changeStage(
  here: ModuleContext,
  rule: RuleRow,
  action: QuestAction,
  version: number,
) {
  const { from, publish, otherwise } = actions[action];
  if (version !== rule.version) return refuse('stale-version', STALE);
  if (!from.includes(stageOf(here, rule))) return refuse('wrong-stage', otherwise);
  const values = withValues(completed(here.spec, rule.values), { publish });
  const opens = publish === 'LIVE';
  const read = opens ? readRule(here, values, rule) : { values };
  if ('errors' in read) return wrongFields(read.errors);
  const reopening = opens ? reopensDecided(here, rule, read.values) : null;
  if (reopening) return reopening;
  change(here, rule, read.values);
  if (action === 'PUBLISH') {
    // The status alone decides: publishing a quest also turns it on.
    rule.enabled = true;
    here.row.enabled = true;
    keepSlug(here.world, here.guild.id, rule);
  }
  saveModuleRow(here, `rule-${action.toLowerCase()}`, { subject: ruleName(rule) });
  return null;
}

/** The values of a quest with some of them replaced. */
export const withValues = (values: Values, changed: Partial<Quest>): Values => ({
  ...values,
  ...changed,
});

/** Saves values of a rule, like a save of its form. */
export function change({ world, user }: ModuleContext, rule: RuleRow, values: Values): void {
  Object.assign(rule, {
    values,
    version: rule.version + 1,
    updatedAt: world.clock.now(),
    updatedBy: user.id,
  });
}
