import type { BadgeColour } from '@/shared/ui/badgeColour';
import { counted } from '@/shared/text/language';
import type { QuestAction } from './questOverview';

const stages: Readonly<Record<string, string>> = {
  DRAFT: 'Draft',
  SCHEDULED: 'Scheduled',
  ACTIVE: 'Active',
  PAUSED: 'Paused',
  ENDED: 'Ended',
  ARCHIVED: 'Archived',
  OFF: 'Switched off',
};

/** All there are, in the order of a quest's life. */
export const stageWords: readonly string[] = Object.values(stages);

/** Where a quest stands; one this build does not know as it is. */
export const stageInWords = (stage: string): string =>
  Object.hasOwn(stages, stage) ? (stages[stage] ?? stage) : stage;

export const stageColours: Readonly<Record<string, BadgeColour>> = {
  Draft: 'secondary',
  Scheduled: 'info',
  Active: 'success',
  Paused: 'warning',
  Ended: 'dark',
  Archived: 'dark',
  'Switched off': 'secondary',
};

/** What can be done with a quest where it stands. */
export function actionsAt(stage: string): QuestAction[] {
  switch (stage) {
    case 'ACTIVE':
      return ['PAUSE', 'ARCHIVE'];
    case 'PAUSED':
      return ['RESUME', 'ARCHIVE'];
    case 'ARCHIVED':
      return ['RESTORE'];
    case 'DRAFT':
    case 'SCHEDULED':
    case 'ENDED':
    case 'OFF':
      return ['ARCHIVE'];
    default:
      return [];
  }
}

export const actionWords: Readonly<Record<QuestAction, { label: string; done: string }>> = {
  PAUSE: { label: 'Pause', done: 'Paused' },
  RESUME: { label: 'Resume', done: 'On the board again' },
  ARCHIVE: { label: 'Archive', done: 'Archived' },
  RESTORE: { label: 'Restore as a draft', done: 'A draft again' },
};

interface Waiting {
  inReview: number | null;
  underWay: number | null;
}

/** What it means for members, before it is done; null for what touches nobody. */
export function consequenceOf(action: QuestAction, quest: Waiting): string | null {
  const underWay = `${counted(quest.underWay ?? 0, 'member')} ${quest.underWay === 1 ? 'is' : 'are'} under way.`;
  if (action === 'PAUSE')
    return `${underWay} They keep what they have done, and what is ready can be claimed. No one can begin, answer or hand in until you resume. What waits for a review can be reviewed.`;
  if (action !== 'ARCHIVE') return null;
  const waiting =
    (quest.inReview ?? 0) === 0
      ? ''
      : ` ${counted(quest.inReview ?? 0, 'submission')} wait for a review and can’t be reviewed while it is archived.`;
  return `${underWay} It leaves the board, and no one can go on with it or claim.${waiting} Rewards that were given stay. You can restore it as a draft.`;
}
