import type { QuestCard } from '../quest';
import { isEntered, sortOf } from '../questAvailability';

const CLAIMABLE: readonly string[] = ['APPROVED', 'CLAIMABLE'];
/** What comes first: a reward to take, then what was begun, then the board's own order. */
const urgencyOf = ({ state }: QuestCard): number =>
  CLAIMABLE.includes(state) ? 0 : state === 'IN_PROGRESS' ? 1 : 2;

/** The quest of a board to go on with after another; null where none is open. */
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

/** What the button to it says. */
export const nextLabel = ({ state }: QuestCard): string =>
  CLAIMABLE.includes(state)
    ? 'Claim reward'
    : state === 'IN_PROGRESS'
      ? 'Continue quest'
      : 'Start quest';
