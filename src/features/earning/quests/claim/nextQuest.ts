import { timeOf } from '@/shared/time/timeOf';
import type { QuestCard } from '../quest';
import { sortOf, type Placed } from '../questAvailability';

/** Order of quests: rewards to claim first, then quests in progress, then the quest board's order. */
const urgencyOf = ({ state }: QuestCard): number =>
  state === 'CLAIMABLE' ? 0 : state === 'IN_PROGRESS' ? 1 : 2;

type Doable = Placed &
  Pick<QuestCard, 'waitsUntil'> & { rewards: readonly { left: number | null }[] };

/** Whether the member can do something about a quest now: neither locked, nor waiting for a time or a reviewer. */
export function isDoable(quest: Doable, now: number): boolean {
  const { state, availableAt, waitsUntil, rewards } = quest;
  if (state === 'APPROVED' || sortOf(quest, now) !== 'available') return false;
  // A quest without NFTs left can be neither started nor claimed.
  if (state !== 'IN_PROGRESS' && rewards.some(({ left }) => left === 0)) return false;
  const from = Math.max(timeOf(availableAt) ?? 0, timeOf(waitsUntil) ?? 0);
  return from <= now;
}

/** The quest of a quest board to suggest after another; null if the member can do none now. */
export function nextQuest(
  quests: readonly QuestCard[],
  after: string,
  now: number,
): QuestCard | null {
  const open = quests.filter((quest) => quest.slug !== after && isDoable(quest, now));
  return open.toSorted((one, other) => urgencyOf(one) - urgencyOf(other))[0] ?? null;
}

/** Label of its button. */
export const nextLabel = ({ state }: QuestCard): string =>
  state === 'CLAIMABLE'
    ? 'Claim reward'
    : state === 'IN_PROGRESS'
      ? 'Continue quest'
      : state === 'REJECTED'
        ? 'Try again'
        : 'Start quest';
