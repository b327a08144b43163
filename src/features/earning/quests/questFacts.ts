import type { QuestCard, QuestSettings } from './quest';
import { recurrenceOf, slotsOf } from './questWords';

/** What an answer says of a quest: of a submission's, little more than the settings. */
type DescribedQuest = QuestSettings &
  Partial<Pick<QuestCard, 'state' | 'status' | 'availableAt' | 'capacity' | 'taken'>> & {
    /** When the period ends in which a recurring one can be done. */
    resetsAt?: string | null;
  };

interface QuestFact {
  label: string;
  /** Null where the quest has none, or the answer doesn't say. */
  text: (quest: DescribedQuest, now: number) => string | null;
}

/** What tiles, the page of a quest and its reviewers show of it, in this order. */
const questFacts: readonly QuestFact[] = [
  { label: 'Recurrence', text: recurrenceOf },
  { label: 'Availability', text: slotsOf },
];

/** The facts of a quest as pairs of label and text. */
export const factsOf = (quest: DescribedQuest, now: number): [label: string, text: string][] =>
  questFacts.flatMap(({ label, text }) => {
    const value = text(quest, now);
    return value === null ? [] : [[label, value]];
  });
