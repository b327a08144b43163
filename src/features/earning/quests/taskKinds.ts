import { ListChecks, type LucideIcon } from 'lucide-react';
import { taskIcons } from '@/features/modules/definitions/quest/taskIcons';

export interface TaskKind {
  /** The action, in a few words. */
  label: string;
  icon: LucideIcon;
}

const labels: ReadonlyMap<string, string> = new Map([
  ['TEXT', 'Write an answer'],
  ['URL', 'Submit a link'],
  ['FILE', 'Upload a file'],
  ['NUMBER', 'Enter a number'],
  ['DATE', 'Enter a date'],
  ['QUIZ', 'Answer a quiz'],
  ['POLL', 'Vote in a poll'],
  ['OPINION', 'Rate on a scale'],
  ['VISIT_LINK', 'Visit a page'],
  ['INVITE', 'Invite new members'],
  ['X_FOLLOW', 'Follow on X'],
  ['X_REACT', 'React to a post on X'],
  ['X_POST', 'Post on X'],
  ['X_SPACE', 'Join a Space on X'],
  ['TELEGRAM_JOIN', 'Join on Telegram'],
  ['DISCORD_ROLE', 'Get a Discord role'],
  ['DISCORD_MESSAGES', 'Chat on Discord'],
  ['DISCORD_REACTION', 'React on Discord'],
  ['DISCORD_VOICE', 'Join a voice channel'],
  ['HOLD_NFT', 'Hold an NFT'],
  ['HOLD_TOKEN', 'Hold a token'],
  ['ONCHAIN_TX', 'Send a transaction'],
  ['API', 'Complete a task on another site'],
  ['DAILY', 'Check in daily'],
  ['GAME', 'Play a game'],
]);

/** Label and icon of a kind of task; a kind unknown to this build is called "Task". */
export const taskKindOf = (kind: string): TaskKind => ({
  label: labels.get(kind) ?? 'Task',
  icon: taskIcons.get(kind) ?? ListChecks,
});
