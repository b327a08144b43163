import type { Quest } from '../quest';
import { takesAnswer } from './answer';
import { beforeSubmitting } from './retryWords';

/** What to know about the review: before it what follows a rejection, during it that answers can be corrected. */
export function SubmitNote({ quest }: { quest: Quest }) {
  const words = quest.isMember ? wordsFor(quest) : null;
  return words === null ? null : <p className="quest-part__note">{words}</p>;
}

function wordsFor(quest: Quest): string | null {
  const { state, tasks, mayRetry } = quest;
  const reviewed = tasks.filter(({ isReviewed }) => isReviewed);
  if (state === 'IN_REVIEW')
    return reviewed.some((task) => task.state === 'IN_REVIEW' && takesAnswer(task))
      ? 'You can correct your answer until a reviewer decides. It keeps its place in the queue.'
      : null;
  const isAhead =
    state === 'NOT_STARTED' || state === 'IN_PROGRESS' || (state === 'REJECTED' && mayRetry);
  return isAhead && reviewed.length > 0 ? beforeSubmitting(quest) : null;
}
