import questModule from '@/features/modules/definitions/quest/definition';
import type { QuestStage } from '@/features/earning/quests/manage/questOverview';
import { completed, stored } from '../module-settings/modules';
import type { ModuleContext } from '../module-settings/moduleContext';
import type { RuleRow } from '../module-settings/rows';
import { questWith } from '../quests/questOf';
import type { SubmissionRow } from '../quests/rows';
import type { World } from '../../store/world';

const stages = {
  LIVE: 'ACTIVE',
  SCHEDULED: 'SCHEDULED',
  PAUSED: 'PAUSED',
  ENDED: 'ENDED',
} as const satisfies Record<string, QuestStage>;

/** A quest's stage, from its saved values and the clock. */
export function stageOf({ world }: Pick<ModuleContext, 'world'>, rule: RuleRow): QuestStage {
  const { status, values } = questWith(world, rule, completed(questModule, rule.values));
  if (values.publish === 'DRAFT' || values.publish === 'ARCHIVED') return values.publish;
  return rule.enabled ? stages[status] : 'OFF';
}

const isWaiting = ({ state, decision }: SubmissionRow) =>
  state === 'IN_REVIEW' && decision === null;

const UNDER_WAY: readonly string[] = ['IN_PROGRESS', 'IN_REVIEW', 'APPROVED', 'CLAIMABLE'];

/** The submissions of a server by quest, in one pass. */
function submissionsBy({ db }: World, serverId: string): Map<string, SubmissionRow[]> {
  const groups = new Map<string, SubmissionRow[]>();
  for (const row of db.submissions) {
    if (row.serverId !== serverId) continue;
    const group = groups.get(row.questId);
    if (group) group.push(row);
    else groups.set(row.questId, [row]);
  }
  return groups;
}

/** All quests of a server with the number of their open submissions, and the same by category. */
export function questOverview(quests: ModuleContext, categories: ModuleContext) {
  const sent = submissionsBy(quests.world, quests.guild.id);
  const rows = quests.row.rules.map((rule) => {
    const own = sent.get(rule.id) ?? [];
    return {
      id: rule.id,
      categoryId: stored(questModule, rule.values).categoryId,
      stage: stageOf(quests, rule),
      taken: own.filter(({ claimedAt }) => claimedAt !== null).length,
      inReview: own.filter(isWaiting).length,
      underWay: own.filter(({ state }) => UNDER_WAY.includes(state)).length,
    };
  });
  return {
    quests: rows,
    categories: categories.row.rules.map(({ id }) => {
      const inside = rows.filter(({ categoryId }) => categoryId === id);
      return {
        id,
        quests: inside.length,
        drafts: inside.filter(({ stage }) => stage === 'DRAFT').length,
        inReview: inside.reduce((sum, { inReview }) => sum + inReview, 0),
      };
    }),
  };
}
