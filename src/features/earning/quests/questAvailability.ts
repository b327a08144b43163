import type { ConditionResult, QuestCard } from './quest';
import { timeOf } from '@/shared/time/timeOf';

/** MATCH_ANYONE (spec §3): meeting one of the conditions is enough. */
export const MATCH_ANYONE = 1;

/** The five groups of quests on a board; a member views one at a time. */
export const sorts = ['available', 'review', 'done', 'locked', 'ended'] as const;
export type QuestSort = (typeof sorts)[number];

/** The fields of a card that decide whether a quest can still be started. */
export type Offered = Pick<QuestCard, 'status' | 'startsAt' | 'endsAt' | 'capacity' | 'taken'>;

/** The fields of a card that decide its group on a board. */
export type Placed = Offered &
  Pick<QuestCard, 'state' | 'isOpen' | 'recurrence' | 'availableAt' | 'method'>;

/** Whether it is over for all members. */
export function isOver(
  { status, endsAt }: Pick<Offered, 'status' | 'endsAt'>,
  now: number,
): boolean {
  const end = timeOf(endsAt);
  return status === 'ENDED' || (end !== null && end <= now);
}

/** Whether it has not started. */
export function isAhead({ status, startsAt }: Offered, now: number): boolean {
  const start = timeOf(startsAt);
  return start === null ? status === 'SCHEDULED' : start > now;
}

/** Whether all spots are taken. */
export const isFull = ({ capacity, taken }: Offered): boolean =>
  capacity !== null && (taken ?? 0) >= capacity;

/** Whether only some of the members who complete it get the reward: by raffle, or by the team's choice. */
export const isContest = ({ method }: Pick<QuestCard, 'method'>): boolean =>
  method === 'RAFFLE' || method === 'TOP';

/** Whether the member takes part in a contest that isn't decided yet. */
export const isEntered = (quest: Pick<QuestCard, 'method' | 'state'>): boolean =>
  quest.state === 'APPROVED' && isContest(quest);

/** The unmet conditions. A condition that could not be checked counts as unmet. */
export const unmetOf = (conditions: readonly ConditionResult[]): ConditionResult[] =>
  conditions.filter(({ met }) => met !== true);

/** Whether a recurring quest can be done again. */
function isDueAgain({ recurrence, availableAt }: Placed, now: number): boolean {
  const again = timeOf(availableAt);
  return recurrence !== 'ONCE' && again !== null && again <= now;
}

/**
 * The group of a quest on the member's board.
 *
 * @param now the server's time, ms since 1970
 */
export function sortOf(quest: Placed, now: number): QuestSort {
  if (isEntered(quest)) return 'review';
  switch (quest.state) {
    case 'IN_REVIEW':
      return 'review';
    case 'APPROVED':
    case 'CLAIMABLE':
      // An earned reward can be claimed even if the quest has since ended or closed.
      return 'available';
    case 'CLAIMED':
      if (!isDueAgain(quest, now)) return 'done';
      break;
    case 'EXPIRED':
    case 'REVOKED':
      return 'ended';
    case 'REJECTED':
      // Without a time to try again the rejection is final.
      if (quest.availableAt === null) return 'ended';
      break;
    default:
  }
  if (isOver(quest, now) || isFull(quest)) return 'ended';
  return quest.isOpen && quest.status !== 'PAUSED' && !isAhead(quest, now) ? 'available' : 'locked';
}
