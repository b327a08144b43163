import { fields } from '@/features/modules/definitions/quest/fields';
import { questCost } from '@/features/modules/definitions/quest/questCost';
import { rewardInWords } from '@/features/modules/definitions/quest/questWords';
import {
  DEFAULT,
  fields as categoryFields,
} from '@/features/modules/definitions/task-to-earn/fields';
import { type Rule, ruleName } from '@/features/modules/engine/moduleState';
import { readValues } from '@/features/modules/engine/schema';
import { inNumbers } from '@/shared/format/numbers';
import { counted } from '@/shared/text/language';
import type { StateLook } from '@/shared/ui/stateLook';
import { costOf } from '../../costOf';
import { categoryOf } from '../categoryOf';
import type { CategorySummary, QuestSummary } from '../questOverview';
import { stageChoices, stageInWords, stageLook } from '../questStages';

/** A category with its quests, in the order members see them in. */
export interface QuestGroup {
  category: Rule;
  quests: readonly Rule[];
}

/** The quests of a server by category, and those whose category isn't there. */
export function groupsOf(
  categories: readonly Rule[],
  quests: readonly Rule[],
): { groups: readonly QuestGroup[]; loose: readonly Rule[] } {
  const byCategory = new Map(categories.map(({ id }): [string, Rule[]] => [id, []]));
  const loose: Rule[] = [];
  for (const quest of quests) (byCategory.get(categoryOf(quest)) ?? loose).push(quest);
  return {
    groups: categories.map((category) => ({
      category,
      quests: byCategory.get(category.id) ?? [],
    })),
    loose,
  };
}

/** The category of a new quest: the default one, or the first. */
export const categoryForNew = (categories: readonly Rule[]): string | undefined =>
  (
    categories.find(({ values }) => readValues(categoryFields, values).defaultFlag === DEFAULT) ??
    categories[0]
  )?.id;

/** What a quest asks and gives, in a line. */
export function gistOf({ values }: Rule): string {
  const { tasks, rewards } = readValues(fields, values);
  const cost = costOf({ costLamports: questCost(tasks)?.toString() ?? null }, 'Members pay');
  return [
    counted(tasks.length, 'task'),
    ...(cost === null ? [] : [cost]),
    ...rewards.map((reward) => rewardInWords(reward)),
  ].join(' · ');
}

/** What its picture is drawn from. */
export function coverOf(quest: Rule) {
  const { image, tasks } = readValues(fields, quest.values);
  return { src: image === '' ? null : image, title: ruleName(quest), firstKind: tasks[0]?.kind };
}

export interface Standing {
  look: StateLook | undefined;
  label: string;
}

/** Stages in which members are let down by a task that can't be done. */
const PUBLISHED: readonly string[] = ['ACTIVE', 'SCHEDULED'];

const ATTENTION = 'NEEDS_ATTENTION';
const NEEDS_ATTENTION = 'Needs attention';

/** The states a quest can be in, as it can be filtered by. */
export const statusChoices = [...stageChoices, { value: ATTENTION, label: NEEDS_ATTENTION }];

/** The one of them a quest is in; null while unknown. */
export function statusOf({ problems }: Rule, summary: QuestSummary | undefined): string | null {
  if (!summary) return null;
  const isInTrouble = problems.length > 0 && PUBLISHED.includes(summary.stage);
  return isInTrouble ? ATTENTION : summary.stage;
}

/** The state of a quest, as one sign; null while unknown. */
export function standingOf(rule: Rule, summary: QuestSummary | undefined): Standing | null {
  const status = statusOf(rule, summary);
  if (status === null) return null;
  return status === ATTENTION
    ? { look: 'attention', label: NEEDS_ATTENTION }
    : { look: stageLook(status), label: stageInWords(status) };
}

/** "Default · 3 quests · 1 draft · 2 to review"; of what is not known nothing. */
export function countsOf(summary: CategorySummary | undefined, isDefault: boolean): string {
  const { quests = null, drafts = null, inReview = null } = summary ?? {};
  return [
    isDefault ? 'Default' : null,
    quests === null ? null : counted(quests, 'quest'),
    drafts ? counted(drafts, 'draft') : null,
    inReview ? toReview(inReview) : null,
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

/** "3 to review" */
export const toReview = (count: number): string => `${inNumbers(count)} to review`;
