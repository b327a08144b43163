import { labelIn } from '@/shared/text/labelIn';
import { lookOf, type LooksOf, type StateLook } from '@/shared/ui/stateLook';
import { inNumbers } from '@/shared/format/numbers';
import type { QuestAction } from './questOverview';

const stages: Readonly<Record<string, string>> = {
  DRAFT: 'Draft',
  SCHEDULED: 'Scheduled',
  ACTIVE: 'Active',
  PAUSED: 'Paused',
  ENDED: 'Ended',
  ARCHIVED: 'Archived',
  OFF: 'Off',
};

/** All stages, in the order of a quest's life. */
export const stageChoices = Object.entries(stages).map(([value, label]) => ({ value, label }));

/** Label of a quest's stage. */
export const stageInWords = (stage: string): string => labelIn(stages, stage);

const looks: LooksOf = {
  DRAFT: 'draft',
  SCHEDULED: 'scheduled',
  ACTIVE: 'on',
  PAUSED: 'paused',
  ENDED: 'ended',
  ARCHIVED: 'archived',
  OFF: 'off',
};

/** The look of a stage's badge; undefined for a stage unknown to this build. */
export const stageLook = (stage: string): StateLook | undefined => lookOf(looks, stage);

/** The actions available at a stage. */
export function actionsAt(stage: string): QuestAction[] {
  switch (stage) {
    case 'ACTIVE':
      return ['PAUSE', 'ARCHIVE'];
    case 'PAUSED':
      return ['RESUME', 'ARCHIVE'];
    case 'ARCHIVED':
      return ['RESTORE'];
    case 'DRAFT':
    case 'OFF':
      return ['PUBLISH', 'ARCHIVE'];
    case 'SCHEDULED':
    case 'ENDED':
      return ['ARCHIVE'];
    default:
      return [];
  }
}

interface ActionWords {
  /** Label in the menu of a row. */
  label: string;
  /** Label of the dialog's button. */
  button: string;
  done: (name: string) => string;
}

export const actionWords: Readonly<Record<QuestAction, ActionWords>> = {
  PUBLISH: {
    label: 'Publish',
    button: 'Publish quest',
    done: (name) => `Published “${name}”`,
  },
  PAUSE: { label: 'Pause', button: 'Pause quest', done: (name) => `Paused “${name}”` },
  RESUME: { label: 'Resume', button: 'Resume quest', done: (name) => `Resumed “${name}”` },
  ARCHIVE: { label: 'Archive', button: 'Archive quest', done: (name) => `Archived “${name}”` },
  RESTORE: {
    label: 'Restore as draft',
    button: 'Restore as draft',
    done: (name) => `Restored “${name}” as a draft`,
  },
};

interface Waiting {
  inReview: number | null;
  underWay: number | null;
}

const consequences: Readonly<Record<QuestAction, readonly string[]>> = {
  PUBLISH: ['Members can see the quest and start it.'],
  PAUSE: [
    'No one can start, answer or submit until you resume.',
    'Members keep their progress and can claim rewards that are ready.',
    'You can still review submissions.',
  ],
  RESUME: [],
  ARCHIVE: [
    'The quest leaves the board, and no one can start or continue it.',
    'You can still review submissions, and members can claim rewards that are ready.',
    'You can restore the quest as a draft.',
  ],
  RESTORE: [],
};

/** The effect on members, shown before the action; null if no member is affected. */
export function consequenceOf(action: QuestAction, quest: Waiting): string | null {
  const { underWay, inReview } = quest;
  // No one has started a quest that was never on the board.
  if (action === 'PUBLISH') return consequences.PUBLISH.join(' ');
  const sentences = [
    underWay === null ? null : `Members in progress: ${inNumbers(underWay)}.`,
    inReview === null ? null : `Submissions in review: ${inNumbers(inReview)}.`,
    ...consequences[action],
  ];
  if (consequences[action].length === 0) return null;
  return sentences.filter((sentence) => sentence !== null).join(' ');
}
