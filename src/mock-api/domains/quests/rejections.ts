import type { SubmissionRow } from './rows';
import type { QuestTask } from './taskIds';

const wasRejected = (row: SubmissionRow | undefined, { id }: QuestTask): boolean =>
  row?.state === 'REJECTED' && row.tasks[id]?.state === 'REJECTED';

/**
 * Why a reviewer rejected a task: in this try, or in the one before while it isn't with the reviewers again. A
 * reviewer writes one reason for all they rejected of a submission.
 */
export function rejectionOf(
  task: QuestTask,
  current: SubmissionRow | undefined,
  attempts: readonly SubmissionRow[],
): string | null {
  if (!current) return null;
  if (wasRejected(current, task)) return current.decision?.note ?? null;
  if (current.state !== 'IN_PROGRESS') return null;
  const before = attempts.find(({ attempt }) => attempt === current.attempt - 1);
  return wasRejected(before, task) ? (before?.decision?.note ?? null) : null;
}
