import type { Quest } from '../quest';
import { beforeSubmitting } from './retryWords';

/** What to know before a person reviews it: said while there is still something to write. */
export function SubmitNote({ quest }: { quest: Quest }) {
  const { state, tasks, isMember } = quest;
  const isAhead =
    state === 'NOT_STARTED' || state === 'IN_PROGRESS' || (state === 'REJECTED' && quest.mayRetry);
  const words = beforeSubmitting(quest);
  const isTold = isAhead && isMember && tasks.some(({ isReviewed }) => isReviewed);
  return isTold && words !== null ? <p className="quest-part__note">{words}</p> : null;
}
