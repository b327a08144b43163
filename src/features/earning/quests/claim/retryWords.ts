import { MINUTE, SECOND } from '@/shared/time/durations';
import { roughDuration } from '@/shared/time/roughDuration';
import type { Quest, QuestTask } from '../quest';
import { takesAnswer } from './answer';

type Retries = Pick<Quest, 'hasRetries' | 'retryAfterSeconds'>;

const waitOf = ({ retryAfterSeconds }: Retries) => roughDuration((retryAfterSeconds ?? 0) * SECOND);

/** States in which an attempt can no longer fail. */
const isDecided = new Set(['APPROVED', 'CLAIMABLE', 'CLAIMED', 'EXPIRED', 'REVOKED']);

/** Whether and when a failed attempt can be repeated; null if that is unknown or no longer matters. */
export function retriesFact(quest: Retries & Pick<Quest, 'state'>): string | null {
  if (quest.hasRetries === null || isDecided.has(quest.state)) return null;
  if (!quest.hasRetries) return 'No second try';
  return quest.retryAfterSeconds === null ? 'Yes' : `After ${waitOf(quest)}`;
}

/** What to know before a submission goes to the reviewers; null where nothing is known. */
export function beforeSubmitting(quest: Retries): string | null {
  if (quest.hasRetries === null) return null;
  if (!quest.hasRetries) return 'You can submit once. There’s no second try.';
  return quest.retryAfterSeconds === null
    ? null
    : `If it’s rejected, you can try again after ${waitOf(quest)}.`;
}

/** Kinds whose check can't fail: coming back later is all they need. */
const neverFail = new Set(['POLL', 'OPINION', 'VISIT_LINK', 'DAILY', 'X_SPACE']);

/** What to know before a machine checks a task; null where a failed check costs nothing worth a word. */
export function beforeChecking(
  { kind, isReviewed, state }: Pick<QuestTask, 'kind' | 'isReviewed' | 'state'>,
  quest: Retries,
): string | null {
  if (isReviewed || state === 'VERIFIED' || neverFail.has(kind)) return null;
  if (takesAnswer({ kind }) && kind !== 'QUIZ') return null;
  const isQuiz = kind === 'QUIZ';
  if (quest.hasRetries === false)
    return isQuiz ? 'You have one try.' : 'Verify once it’s done. You have one try.';
  const seconds = quest.retryAfterSeconds ?? 0;
  if (seconds * SECOND <= MINUTE) return null;
  return isQuiz
    ? `If it’s wrong, you can try again after ${waitOf(quest)}.`
    : `If it isn’t done yet, you can check again after ${waitOf(quest)}.`;
}
