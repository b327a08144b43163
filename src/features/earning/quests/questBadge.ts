import { labelIn } from '@/shared/text/labelIn';
import { timeOf } from '@/shared/time/timeOf';
import type { QuestCard } from './quest';
import { isAhead, isEntered, isFull, isOver } from './questAvailability';
import { stateNames } from './questWords';

/** The label of a quest's badge, and the state that determines its color. */
export interface QuestBadge {
  status: string;
  label: string;
}

type Badged = Pick<
  QuestCard,
  | 'state'
  | 'method'
  | 'status'
  | 'recurrence'
  | 'availableAt'
  | 'startsAt'
  | 'endsAt'
  | 'capacity'
  | 'taken'
  | 'isOpen'
>;

/**
 * The member's state in a quest, or why it can't be done now; null if it is simply open. A contest that was entered has
 * nothing to claim until it is decided, so it is never called approved.
 *
 * @param now the server's time, ms since 1970
 */
export function badgeOf(quest: Badged, now: number): QuestBadge | null {
  const { state, status, recurrence, availableAt } = quest;
  if (isEntered(quest)) return { status: 'ENTERED', label: enteredWords(quest, now) };
  const again = timeOf(availableAt);
  const isAgain = state === 'CLAIMED' && recurrence !== 'ONCE' && again !== null && again <= now;
  const isOwn = state !== 'NOT_STARTED' && state !== 'IN_PROGRESS' && !isAgain;
  const own = { status: state, label: labelIn(stateNames, state) };
  if (isOwn) return own;
  if (isOver(quest, now)) return { status: 'ENDED', label: 'Ended' };
  if (status === 'PAUSED') return { status, label: 'Paused' };
  if (isFull(quest)) return { status: 'FULL', label: 'Fully claimed' };
  if (!quest.isOpen) return { status: 'LOCKED', label: 'Locked' };
  if (isAhead(quest, now)) return { status: 'AHEAD', label: 'Not started yet' };
  return state === 'IN_PROGRESS' ? own : null;
}

/** The status of a contest for a member who has entered it. */
export function enteredWords(quest: Pick<Badged, 'method' | 'status' | 'endsAt'>, now: number) {
  if (!isOver(quest, now)) return 'Entered';
  return quest.method === 'RAFFLE' ? 'Waiting for the draw' : 'Waiting for the results';
}
