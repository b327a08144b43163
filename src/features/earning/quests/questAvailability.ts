import type { ConditionResult, QuestCard } from './quest';
import { timeOf } from '@/shared/time/timeOf';

/** MATCH_ANYONE (spec §3): one of the conditions will do. */
export const MATCH_ANYONE = 1;

/** The five sorts of quests on a board, of which a member wants to see one at a time. */
export const sorts = ['available', 'review', 'done', 'locked', 'ended'] as const;
export type QuestSort = (typeof sorts)[number];

/** What of a card says whether a quest may still be taken up. */
export type Offered = Pick<QuestCard, 'status' | 'startsAt' | 'endsAt' | 'capacity' | 'taken'>;

/** What of a card says where it stands on a board. */
export type Placed = Offered &
  Pick<QuestCard, 'state' | 'isOpen' | 'recurrence' | 'availableAt' | 'method'>;

/** Whether it is over for everybody. */
export function isOver(
  { status, endsAt }: Pick<Offered, 'status' | 'endsAt'>,
  now: number,
): boolean {
  const end = timeOf(endsAt);
  return status === 'ENDED' || (end !== null && end <= now);
}

/** Whether it has not begun. */
export function isAhead({ status, startsAt }: Offered, now: number): boolean {
  const start = timeOf(startsAt);
  return start === null ? status === 'SCHEDULED' : start > now;
}

/** Whether as many have it as may. */
export const isFull = ({ capacity, taken }: Offered): boolean =>
  capacity !== null && (taken ?? 0) >= capacity;

/** Whether not everyone who completes it gets the reward: lots are drawn, or the team chooses. */
export const isContest = ({ method }: Pick<QuestCard, 'method'>): boolean =>
  method === 'RAFFLE' || method === 'TOP';

/** Whether a member takes part in a contest that isn't decided yet. */
export const isEntered = (quest: Pick<QuestCard, 'method' | 'state'>): boolean =>
  quest.state === 'APPROVED' && isContest(quest);

/** What stands between a member and a quest. What could not be checked does not let one in either. */
export const unmetOf = (conditions: readonly ConditionResult[]): ConditionResult[] =>
  conditions.filter(({ met }) => met !== true);

/** Whether a quest that comes round again has done so. */
function isDueAgain({ recurrence, availableAt }: Placed, now: number): boolean {
  const again = timeOf(availableAt);
  return recurrence !== 'ONCE' && again !== null && again <= now;
}

/**
 * Where on the board a quest stands for its member.
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
      // What has been earned is there to be taken, whatever became of the quest since.
      return 'available';
    case 'CLAIMED':
      if (!isDueAgain(quest, now)) return 'done';
      break;
    case 'EXPIRED':
    case 'REVOKED':
      return 'ended';
    case 'REJECTED':
      // Without a time to try again it was the last word.
      if (quest.availableAt === null) return 'ended';
      break;
    default:
  }
  if (isOver(quest, now) || isFull(quest)) return 'ended';
  return quest.isOpen && quest.status !== 'PAUSED' && !isAhead(quest, now) ? 'available' : 'locked';
}
