import {
  DEFAULT,
  fields as categoryFields,
} from '@/features/modules/definitions/task-to-earn/fields';
import { type Rule, ruleName } from '@/features/modules/engine/moduleState';
import { readValues } from '@/features/modules/engine/schema';
import { inNumbers } from '@/shared/format/numbers';
import { counted } from '@/shared/text/language';
import type { StateLook } from '@/shared/ui/stateLook';
import type { CategorySummary, QuestSummary } from '../questOverview';
import { NEEDS_ATTENTION } from './questCall';
import { statusOf, valuesOf } from './questFinder';
import type { BoardQuest } from './questPart';
import { stageChoices, stageInWords, stageLook } from '../questStages';

/** A category with its quests, in the order members see them. */
export interface QuestGroup {
  category: Rule;
  quests: readonly Rule[];
}

/** The quests of a server by category, and those whose category doesn't exist. */
export function groupsOf(
  categories: readonly Rule[],
  quests: readonly Pick<BoardQuest, 'rule' | 'categoryId'>[],
): { groups: readonly QuestGroup[]; loose: readonly Rule[] } {
  const byCategory = new Map(categories.map(({ id }): [string, Rule[]] => [id, []]));
  const loose: Rule[] = [];
  for (const { rule, categoryId } of quests) (byCategory.get(categoryId) ?? loose).push(rule);
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

/** The data its cover picture is drawn from. */
export function coverOf(quest: Rule) {
  const { image, tasks } = valuesOf(quest.values);
  return { src: image === '' ? null : image, title: ruleName(quest), firstKind: tasks[0]?.kind };
}

export interface Standing {
  look: StateLook | undefined;
  label: string;
}

const ATTENTION_LABEL = 'Needs attention';

/** The states quests can be filtered by. */
export const statusChoices = [...stageChoices, { value: NEEDS_ATTENTION, label: ATTENTION_LABEL }];

/** The state of a quest, as one badge; null while unknown. */
export function standingOf(rule: Rule, summary: QuestSummary | undefined): Standing | null {
  const status = statusOf(rule, summary);
  if (status === null) return null;
  return status === NEEDS_ATTENTION
    ? { look: 'attention', label: ATTENTION_LABEL }
    : { look: stageLook(status), label: stageInWords(status) };
}

/** "Default · 3 quests · 1 draft · 2 to review"; unknown parts are omitted. */
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
