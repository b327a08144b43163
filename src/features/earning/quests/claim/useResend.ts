import { tidyAnswer } from '../answerInput';
import type { Quest } from '../quest';
import { answerProblem, takesAnswer } from './answer';
import { isReady } from './ctaOf';
import type { useDrafts } from './drafts';
import type { useQuestActions } from './useQuestActions';

/**
 * The answers that can take the place of rejected ones; null where one is missing or can't be taken, or where none was
 * changed.
 */
export function answersToResend(
  { tasks }: Pick<Quest, 'tasks'>,
  drafts: Readonly<Record<string, string>>,
): { taskId: string; typed: string; answer: string }[] | null {
  const rejected = tasks.filter(({ state }) => state === 'REJECTED');
  if (rejected.length === 0 || tasks.some((task) => !isReady(task) && task.state !== 'REJECTED'))
    return null;
  const answers = rejected.map((task) => {
    const typed = drafts[task.id] ?? task.answer ?? '';
    return { task, taskId: task.id, typed, answer: tidyAnswer(task.kind, typed).trim() };
  });
  const isComplete = answers.every(
    ({ task, typed }) => takesAnswer(task) && answerProblem(task, typed) === null,
  );
  const isChanged = answers.some(({ task, answer }) => answer !== task.answer);
  return isComplete && isChanged
    ? answers.map(({ taskId, typed, answer }) => ({ taskId, typed, answer }))
    : null;
}

/**
 * Sends what was corrected after a rejection, and hands it in.
 *
 * @returns whether there was something to send
 */
export function useResend(
  quest: Quest,
  actions: ReturnType<typeof useQuestActions>,
  drafts: ReturnType<typeof useDrafts>,
): () => boolean {
  return () => {
    const answers = answersToResend(quest, drafts.drafts);
    if (!answers) return false;
    const send = async () => {
      for (const { taskId, typed, answer } of answers) {
        // One after another, as each is a change of the same submission.
        if (!(await actions.check(taskId, answer))) return;
        drafts.sent(taskId, typed);
      }
      await actions.submit('submit');
    };
    void send();
    return true;
  };
}
