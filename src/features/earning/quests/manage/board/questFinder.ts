import { fields } from '@/features/modules/definitions/quest/fields';
import { questCost } from '@/features/modules/definitions/quest/questCost';
import { rewardInWords } from '@/features/modules/definitions/quest/questWords';
import { type Rule, ruleName } from '@/features/modules/engine/moduleState';
import { readValues } from '@/features/modules/engine/schema';
import { counted } from '@/shared/text/language';
import { searchMatcher } from '@/shared/text/searchable';
import { costOf } from '../../costOf';
import type { QuestSummary } from '../questOverview';
import { NEEDS_ATTENTION, type QuestCall } from './questCall';
import type { BoardQuest } from './questPart';

const read = (values: Rule['values']) => readValues(fields, values);
const known = new WeakMap<Rule['values'], ReturnType<typeof read>>();

/** A quest's settings, read once: a board shows and searches hundreds of quests. */
export function valuesOf(values: Rule['values']): ReturnType<typeof read> {
  const kept = known.get(values) ?? read(values);
  known.set(values, kept);
  return kept;
}

/** What a quest asks and gives, in a line. */
export function gistOf({ values }: Rule): string {
  const { tasks, rewards } = valuesOf(values);
  const cost = costOf({ costLamports: questCost(tasks)?.toString() ?? null }, 'Members pay');
  return [
    counted(tasks.length, 'task'),
    ...(cost === null ? [] : [cost]),
    ...rewards.map((reward) => rewardInWords(reward)),
  ].join(' · ');
}

/** Stages in which members are let down by a task that can't be done. */
const PUBLISHED: readonly string[] = ['ACTIVE', 'SCHEDULED'];

/** The state a quest is in, as it can be filtered by; null while unknown. */
export function statusOf({ problems }: Rule, summary: QuestSummary | undefined): string | null {
  if (!summary) return null;
  const isInTrouble = problems.length > 0 && PUBLISHED.includes(summary.stage);
  return isInTrouble ? NEEDS_ATTENTION : summary.stage;
}

/** Whether a quest matches, by its title, what it asks and gives, its state and its category. */
export function questFinder({
  search = '',
  state,
  category,
}: QuestCall): (quest: BoardQuest) => boolean {
  const matches = searchMatcher(search);
  return ({ rule, summary, categoryId }) =>
    (category === undefined || categoryId === category) &&
    (search === '' || matches(`${ruleName(rule)} ${gistOf(rule)}`)) &&
    (state === undefined || statusOf(rule, summary) === state);
}
