import {
  ArrowLeftRight,
  AtSign,
  BadgeCheck,
  CalendarCheck,
  CalendarDays,
  CircleQuestionMark,
  Coins,
  ExternalLink,
  FileUp,
  Gamepad2,
  Gauge,
  Hash,
  Image,
  Link,
  ListChecks,
  MessageSquare,
  Mic,
  PenLine,
  Radio,
  Repeat2,
  Send,
  Smile,
  UserPlus,
  Vote,
  Webhook,
  type LucideIcon,
} from 'lucide-react';

export interface TaskKind {
  /** What is to be done, in a few words. */
  label: string;
  icon: LucideIcon;
}

const kinds = new Map<string, TaskKind>([
  ['TEXT', { label: 'Write an answer', icon: PenLine }],
  ['URL', { label: 'Submit a link', icon: Link }],
  ['FILE', { label: 'Upload a file', icon: FileUp }],
  ['NUMBER', { label: 'Enter a number', icon: Hash }],
  ['DATE', { label: 'Enter a date', icon: CalendarDays }],
  ['QUIZ', { label: 'Answer a quiz', icon: CircleQuestionMark }],
  ['POLL', { label: 'Vote in a poll', icon: Vote }],
  ['OPINION', { label: 'Rate on a scale', icon: Gauge }],
  ['VISIT_LINK', { label: 'Visit a page', icon: ExternalLink }],
  ['INVITE', { label: 'Invite new members', icon: UserPlus }],
  ['X_FOLLOW', { label: 'Follow on X', icon: AtSign }],
  ['X_REACT', { label: 'React to a post on X', icon: Repeat2 }],
  ['X_POST', { label: 'Post on X', icon: PenLine }],
  ['X_SPACE', { label: 'Join a Space on X', icon: Radio }],
  ['TELEGRAM_JOIN', { label: 'Join on Telegram', icon: Send }],
  ['DISCORD_ROLE', { label: 'Get a Discord role', icon: BadgeCheck }],
  ['DISCORD_MESSAGES', { label: 'Chat on Discord', icon: MessageSquare }],
  ['DISCORD_REACTION', { label: 'React on Discord', icon: Smile }],
  ['DISCORD_VOICE', { label: 'Join a voice channel', icon: Mic }],
  ['HOLD_NFT', { label: 'Hold an NFT', icon: Image }],
  ['HOLD_TOKEN', { label: 'Hold a token', icon: Coins }],
  ['ONCHAIN_TX', { label: 'Send a transaction', icon: ArrowLeftRight }],
  ['API', { label: 'Complete a task on another site', icon: Webhook }],
  ['DAILY', { label: 'Check in daily', icon: CalendarCheck }],
  ['GAME', { label: 'Play a game', icon: Gamepad2 }],
]);
const unknown: TaskKind = { label: 'Task', icon: ListChecks };

/** How a kind of task is called and drawn; one that this build does not know is a task. */
export const taskKindOf = (kind: string): TaskKind => kinds.get(kind) ?? unknown;
