import { labelIn } from '@/shared/text/labelIn';
import type { BadgeColour } from '@/shared/ui/badgeColour';
import { counted } from '@/shared/text/language';
import { HOUR, MINUTE } from '@/shared/time/durations';
import type { Quest, QuestCard } from './quest';
import { resetAfter } from './recurrence';
import { timeOf } from '@/shared/time/timeOf';
import { roughDuration } from '@/shared/time/roughDuration';

const rounds: Readonly<Record<string, string>> = {
  DAILY: 'Daily',
  WEEKLY: 'Weekly',
  MONTHLY: 'Monthly',
};

/** What rewards are called, by their kinds. */
export const rewardNames: Readonly<Record<string, string>> = {
  POINTS: 'Points',
  ROLE: 'Role',
  TOKEN: 'Token',
  NFT: 'NFT',
  CODE: 'Code',
  OTHER: 'Other',
};

/** Where one stands with a quest, as its badge says it. */
export const stateNames: Readonly<Record<string, string>> = {
  IN_PROGRESS: 'In progress',
  IN_REVIEW: 'In review',
  APPROVED: 'Approved',
  CLAIMABLE: 'Ready to claim',
  CLAIMED: 'Done',
  REJECTED: 'Rejected',
  EXPIRED: 'Expired',
  REVOKED: 'Revoked',
};

/** Colours of a quest's badge by the member's state, and of a quest that is locked. */
export const stateColours: Readonly<Record<string, BadgeColour>> = {
  IN_PROGRESS: 'primary',
  IN_REVIEW: 'info',
  ENTERED: 'info',
  APPROVED: 'success',
  CLAIMABLE: 'warning',
  CLAIMED: 'success',
  REJECTED: 'danger',
  REVOKED: 'danger',
  LOCKED: 'dark',
};

/** A quest as far as it says how it recurs. */
type Recurring = Pick<QuestCard, 'recurrence'> &
  Partial<Pick<QuestCard, 'state' | 'status' | 'availableAt'>> & {
    /** When the period ends in which it can be done; null or missing where that isn't known. */
    resetsAt?: string | null;
  };

/** How a quest recurs, and when: "Daily, again in 3 hours", "Daily, 5 hours left". Null for one that does not. */
export function recurrenceOf(quest: Recurring, now: number): string | null {
  const { recurrence, state } = quest;
  if (recurrence === 'ONCE') return null;
  const name = labelIn(rounds, recurrence);
  const again = timeOf(quest.availableAt ?? null);
  if (state === 'CLAIMED' && again !== null && again > now)
    return `${name}, again in ${roughDuration(again - now, MINUTE)}`;
  const resets =
    timeOf(quest.resetsAt ?? null) ?? (isOpen(quest) ? resetAfter(recurrence, now) : null);
  return resets !== null && resets > now
    ? `${name}, ${roughDuration(resets - now, MINUTE)} left`
    : name;
}

/** Whether a quest on a quest board can be started or continued in this period. */
const isOpen = ({ state, status }: Recurring): boolean =>
  status === 'LIVE' && (state === 'NOT_STARTED' || state === 'IN_PROGRESS' || state === 'CLAIMED');

/** "12 of 100 spots left"; null without a limit. */
export const slotsOf = ({
  capacity = null,
  taken = null,
}: Partial<Pick<QuestCard, 'capacity' | 'taken'>>): string | null =>
  capacity === null
    ? null
    : `${Math.max(0, capacity - (taken ?? 0))} of ${counted(capacity, 'spot')} left`;

interface Reviewed
  extends Pick<QuestCard, 'isInstant' | 'medianReviewSeconds'>, Partial<Pick<QuestCard, 'state'>> {
  /** Of the member's own submission. */
  submittedAt?: string | null;
}

/** Whether a person reviews it, and how long that has usually taken, unless the member has waited longer already. */
export function speedOf(quest: Reviewed, now: number): string {
  const { isInstant, medianReviewSeconds } = quest;
  if (isInstant) return 'Instant';
  if (medianReviewSeconds === null || medianReviewSeconds <= 0) return 'Manual review';
  // In whole hours and upwards: half of them took no longer.
  const ms = Math.max(HOUR, Math.ceil((medianReviewSeconds * 1000) / HOUR) * HOUR);
  return waitOf(quest, now) > ms
    ? 'Manual review'
    : `Manual review, usually within ${roughDuration(ms, MINUTE)}`;
}

/** How long the member's submission has waited, ms: 0 where none waits, without end where that isn't known. */
function waitOf({ state, submittedAt = null }: Reviewed, now: number): number {
  if (state !== 'IN_REVIEW') return 0;
  const since = timeOf(submittedAt);
  return since === null ? Infinity : now - since;
}

/** "Ends in 5 hours", "Starts in 2 days"; null where neither is known or it is over. */
export function datesOf(
  { startsAt, endsAt }: Pick<QuestCard, 'startsAt' | 'endsAt'>,
  now: number,
): string | null {
  const start = timeOf(startsAt);
  const end = timeOf(endsAt);
  if (start !== null && start > now) return `Starts in ${roughDuration(start - now, MINUTE)}`;
  return end !== null && end > now ? `Ends in ${roughDuration(end - now, MINUTE)}` : null;
}

/** Who of those that have done a quest gets the reward. */
export function methodOf({ method, winners }: Pick<Quest, 'method' | 'winners'>): string | null {
  switch (method) {
    case 'ALL':
      return 'Everyone who completes this quest gets the reward.';
    case 'FCFS':
      return winners === null
        ? 'First come, first served.'
        : `First come, first served. Limited to ${counted(winners, 'member')}.`;
    case 'RAFFLE':
      return winners === null
        ? 'Raffle: winners are drawn from everyone who completes this quest.'
        : `Raffle: ${counted(winners, 'winner')} drawn from everyone who completes this quest.`;
    case 'TOP':
      return winners === null
        ? 'Top: the team chooses the best submissions.'
        : `Top: the team chooses the ${counted(winners, 'best submission')}.`;
    default:
      return null;
  }
}
