import type { TaskResults } from '@/features/earning/quests/quest';
import type { World } from '../../store/world';
import type { QuestSpec } from './questOf';
import type { TaskRow } from './rows';
import type { QuestTask } from './taskIds';

/** The possible answers of a task whose answers are counted. */
function optionsOf({ kind, options, scale }: QuestTask): string[] | null {
  if (kind === 'POLL') return [...new Set(options)];
  return kind === 'OPINION' ? Array.from({ length: scale }, (_, index) => String(index + 1)) : null;
}

/**
 * Counts of each answer, for a member whose own answer counts already, so that votes are not influenced. A member's
 * last submission counts. Never says who gave an answer.
 */
export function resultsOf(
  { db }: World,
  { id: questId }: QuestSpec,
  task: QuestTask,
  own: Pick<TaskRow, 'state'>,
): TaskResults | null {
  const options = own.state === 'VERIFIED' ? optionsOf(task) : null;
  if (!options) return null;
  const answers = new Map<string, string>();
  for (const row of db.submissions) {
    const answer = row.questId === questId ? row.tasks[task.id] : undefined;
    if (answer?.state === 'VERIFIED' && answer.answer !== null)
      answers.set(row.userId, answer.answer);
  }
  const counts = new Map(options.map((option) => [option, 0]));
  for (const answer of answers.values()) {
    const count = counts.get(answer);
    if (count !== undefined) counts.set(answer, count + 1);
  }
  const all = [...counts].map(([option, count]) => ({ option, count }));
  return { total: all.reduce((sum, { count }) => sum + count, 0), counts: all };
}
