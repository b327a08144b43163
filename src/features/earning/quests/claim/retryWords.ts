import { SECOND } from '@/shared/time/durations';
import { counted } from '@/shared/text/language';
import { roughDuration } from '@/shared/time/roughDuration';
import type { Quest, QuestTask } from '../quest';

type Retries = Pick<Quest, 'hasRetries' | 'retryAfterSeconds'>;

const waitOf = ({ retryAfterSeconds }: Retries) => roughDuration((retryAfterSeconds ?? 0) * SECOND);

/** States in which an attempt can no longer fail. */
const isDecided = new Set(['APPROVED', 'CLAIMABLE', 'CLAIMED', 'EXPIRED', 'REVOKED']);

/** Whether and when a rejected attempt can be repeated; null if that is unknown or no longer matters. */
export function retriesFact(quest: Retries & Pick<Quest, 'state'>): string | null {
  if (quest.hasRetries === null || isDecided.has(quest.state)) return null;
  if (!quest.hasRetries) return 'No second try';
  return quest.retryAfterSeconds === null ? 'Try again' : `Try again after ${waitOf(quest)}`;
}

/** What to know before a submission goes to the reviewers; null where nothing is known. */
export function beforeSubmitting(quest: Retries): string | null {
  if (quest.hasRetries === null) return null;
  if (!quest.hasRetries) return 'You can submit once. There’s no second try.';
  return quest.retryAfterSeconds === null
    ? null
    : `If it’s rejected, you can try again after ${waitOf(quest)}.`;
}

/** What to know before a quiz is answered: how many tries there are, and the wait after them. Null for other tasks. */
export function beforeAnswering(
  { kind, state, tries }: Pick<QuestTask, 'kind' | 'state' | 'tries'>,
  quest: Retries,
): string | null {
  if (kind !== 'QUIZ' || state === 'VERIFIED' || tries?.left === 0) return null;
  if (quest.hasRetries === false) return 'You have one try.';
  if (quest.retryAfterSeconds === null) return null;
  if (tries === null || tries.of === 1)
    return `If it’s wrong, you can try again after ${waitOf(quest)}.`;
  const left = tries.left === 1 ? 'Last try' : counted(tries.left, 'try');
  return `${left}${tries.left === tries.of || tries.left === 1 ? '' : ' left'}. After that, you can try again in ${waitOf(quest)}.`;
}
