import type { BadgeColour } from '@/shared/ui/badgeColour';
import { HOUR } from '@/shared/time/durations';
import type { Quest, QuestCard } from './quest';
import { roughly, timeOf } from './timeWords';

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
  IN_PROGRESS: 'Started',
  IN_REVIEW: 'In review',
  APPROVED: 'Approved',
  CLAIMABLE: 'Ready to claim',
  CLAIMED: 'Done',
  REJECTED: 'Rejected',
  EXPIRED: 'Expired',
  REVOKED: 'Revoked',
};

/** Colours of what a badge of a quest may say. */
export const stateColours: Readonly<Record<string, BadgeColour>> = {
  Started: 'primary',
  'In review': 'info',
  Approved: 'success',
  'Ready to claim': 'warning',
  Done: 'success',
  Rejected: 'danger',
  Revoked: 'danger',
  Locked: 'dark',
};

/** How a quest comes round again, and when: "Daily, again in 3 h". Null for one that does not. */
export function recurrenceOf(
  quest: Pick<QuestCard, 'recurrence'> & Partial<Pick<QuestCard, 'state' | 'availableAt'>>,
  now: number,
): string | null {
  const { recurrence, state } = quest;
  if (recurrence === 'ONCE') return null;
  const name = rounds[recurrence] ?? recurrence;
  const again = timeOf(quest.availableAt ?? null);
  return state === 'CLAIMED' && again !== null && again > now
    ? `${name}, again in ${roughly(again - now)}`
    : name;
}

/** "12 of 100 left"; null without a limit. */
export const slotsOf = ({
  capacity = null,
  taken = null,
}: Partial<Pick<QuestCard, 'capacity' | 'taken'>>): string | null =>
  capacity === null ? null : `${Math.max(0, capacity - (taken ?? 0))} of ${capacity} left`;

/** Whether somebody has to look at it, and how long that has taken so far. */
export function speedOf({
  isInstant,
  medianReviewSeconds,
}: Pick<QuestCard, 'isInstant' | 'medianReviewSeconds'>): string {
  if (isInstant) return 'instant';
  if (medianReviewSeconds === null || medianReviewSeconds <= 0) return 'reviewed';
  // In whole hours and upwards: half of them took no longer.
  const ms = Math.max(HOUR, Math.ceil((medianReviewSeconds * 1000) / HOUR) * HOUR);
  return `reviewed, usually within ${roughly(ms)}`;
}

/** "ends in 5 h", "starts in 2 d"; null where neither is known or it is over. */
export function datesOf(
  { startsAt, endsAt }: Pick<QuestCard, 'startsAt' | 'endsAt'>,
  now: number,
): string | null {
  const start = timeOf(startsAt);
  const end = timeOf(endsAt);
  if (start !== null && start > now) return `starts in ${roughly(start - now)}`;
  return end !== null && end > now ? `ends in ${roughly(end - now)}` : null;
}

/** Who of those that have done a quest gets the reward. */
export function methodOf({ method, winners }: Pick<Quest, 'method' | 'winners'>): string | null {
  const many = winners === null ? 'Some' : String(winners);
  switch (method) {
    case 'ALL':
      return 'Everyone who completes it gets the reward.';
    case 'FCFS':
      return winners === null ? 'First come, first served.' : `The first ${many} get the reward.`;
    case 'RAFFLE':
      return `${many} of those who complete it are drawn by lot.`;
    case 'TOP':
      return `The best ${winners === null ? '' : `${many} `}get the reward.`;
    default:
      return null;
  }
}
