import { labelIn } from '@/shared/text/labelIn';
import type { BadgeColour } from '@/shared/ui/badgeColour';
import { counted } from '@/shared/text/language';
import { HOUR, MINUTE, WEEK } from '@/shared/time/durations';
import type { Quest, QuestCard } from './quest';
import { resetAfter } from './recurrence';
import { timeOf } from '@/shared/time/timeOf';
import { roughDuration } from '@/shared/time/roughDuration';

const rounds: Readonly<Record<string, string>> = {
  DAILY: 'Daily',
  WEEKLY: 'Weekly',
  MONTHLY: 'Monthly',
};

/** Labels of rewards, by kind. */
export const rewardNames: Readonly<Record<string, string>> = {
  POINTS: 'Points',
  ROLE: 'Role',
  TOKEN: 'Token',
  NFT: 'NFT',
  CODE: 'Code',
  OTHER: 'Other',
};

/** The member's state in a quest, as its badge shows it. */
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

/** Colors of a quest's badge by the member's state, and of a locked quest. */
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

/** The fields of a quest that describe its recurrence. */
type Recurring = Pick<QuestCard, 'recurrence'> &
  Partial<Pick<QuestCard, 'state' | 'status' | 'availableAt'>> & {
    /** When the period in which it can be done ends; null or missing if unknown. */
    resetsAt?: string | null;
  };

/** How a quest recurs, and when: "Daily, again in 3 hours", "Daily, 5 hours left". Null if it doesn't recur. */
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
  /** When the member's submission was sent. */
  submittedAt?: string | null;
}

/** Whether it is reviewed by a person, and the usual duration, unless the member has waited longer already. */
export function speedOf(quest: Reviewed, now: number): string {
  const { isInstant, medianReviewSeconds } = quest;
  if (isInstant) return 'Instant';
  if (medianReviewSeconds === null || medianReviewSeconds <= 0) return 'Manual review';
  const ms = usualMs(medianReviewSeconds);
  return waitOf(quest, now) > ms
    ? 'Manual review'
    : `Manual review, usually within ${roughDuration(ms, MINUTE)}`;
}

/** The usual duration of a review, ms, rounded up to whole hours: half of them took no longer. */
const usualMs = (medianSeconds: number): number =>
  Math.max(HOUR, Math.ceil((medianSeconds * 1000) / HOUR) * HOUR);

/** Whether the member's submission has waited longer than reviews usually take, or than a week if that's unknown. */
export function isReviewLate(quest: Reviewed, now: number): boolean {
  if (quest.state !== 'IN_REVIEW' || timeOf(quest.submittedAt ?? null) === null) return false;
  const median = quest.medianReviewSeconds;
  const usual = median === null || median <= 0 ? WEEK : usualMs(median);
  // Twice as long, because half of all reviews take longer than the median.
  return waitOf(quest, now) > 2 * usual;
}

/** How long the member's submission has waited, ms: 0 if none is waiting, Infinity if unknown. */
function waitOf({ state, submittedAt = null }: Reviewed, now: number): number {
  if (state !== 'IN_REVIEW') return 0;
  const since = timeOf(submittedAt);
  return since === null ? Infinity : now - since;
}

/** "Ends in 5 hours", "Starts in 2 days"; null if neither is known or the quest is over. */
export function datesOf(
  { startsAt, endsAt }: Pick<QuestCard, 'startsAt' | 'endsAt'>,
  now: number,
): string | null {
  const start = timeOf(startsAt);
  const end = timeOf(endsAt);
  if (start !== null && start > now) return `Starts in ${roughDuration(start - now, MINUTE)}`;
  return end !== null && end > now ? `Ends in ${roughDuration(end - now, MINUTE)}` : null;
}

/** Which of the members who complete a quest get the reward. */
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
