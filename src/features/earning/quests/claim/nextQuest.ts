import type { QuestCard } from '../quest';
import { isEntered, sortOf } from '../questAvailability';

const CLAIMABLE: readonly string[] = ['APPROVED', 'CLAIMABLE'];
/** Order of quests: rewards to claim first, then quests in progress, then the quest board's order. */
const urgencyOf = ({ state }: QuestCard): number =>
  CLAIMABLE.includes(state) ? 0 : state === 'IN_PROGRESS' ? 1 : 2;

/** The quest of a quest board to suggest after another; null if none is open. */
export function nextQuest(
  quests: readonly QuestCard[],
  after: string,
  now: number,
): QuestCard | null {
  const open = quests.filter(
    (quest) => quest.slug !== after && !isEntered(quest) && sortOf(quest, now) === 'available',
  );
  return open.toSorted((one, other) => urgencyOf(one) - urgencyOf(other))[0] ?? null;
}

/** Label of its button. */
export const nextLabel = ({ state }: QuestCard): string =>
  CLAIMABLE.includes(state)
    ? 'Claim reward'
    : state === 'IN_PROGRESS'
      ? 'Continue quest'
      : 'Start quest';
