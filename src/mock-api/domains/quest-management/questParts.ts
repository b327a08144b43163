import { questFinder } from '@/features/earning/quests/manage/board/questFinder';
import type { QuestCall } from '@/features/earning/quests/manage/board/questCall';
import { questPart, type BoardQuest } from '@/features/earning/quests/manage/board/questPart';
import { ruleView } from '../module-settings/views';
import type { Both } from './categories';
import { questOverview } from './questOverview';

type Call = QuestCall & { after?: string | undefined; limit?: number | undefined };

/** The quests that a call asks for: all that match its filters, or a part of them with their settings. */
export function questsOf({ quests, categories }: Both, { after, limit, ...filter }: Call) {
  const whole = questOverview(quests, categories);
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  if (after === undefined && !isFiltered) return whole;
  const summaries = new Map(whole.quests.map((summary) => [summary.id, summary]));
  const rows = quests.row.rules.map((rule): BoardQuest => {
    const summary = summaries.get(rule.id);
    return { rule: ruleView(quests, rule), summary, categoryId: summary?.categoryId ?? '' };
  });
  if (after === undefined) {
    const isFound = questFinder(filter);
    const found = rows.filter((row) => isFound(row));
    return { ...whole, quests: found.flatMap(({ rule }) => summaries.get(rule.id) ?? []) };
  }
  const part = questPart(
    { quests: rows, categories: whole.categories },
    { ...filter, after, limit },
  );
  return {
    ...part,
    quests: part.quests.flatMap(({ rule }) => {
      const summary = summaries.get(rule.id);
      return summary ? [Object.assign(summary, { rule })] : [];
    }),
    version: quests.row.listVersion ?? 0,
  };
}
