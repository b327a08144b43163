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
  ['TEXT', { label: 'Write a text', icon: PenLine }],
  ['URL', { label: 'Send a link', icon: Link }],
  ['FILE', { label: 'Send a file', icon: FileUp }],
  ['NUMBER', { label: 'Give a number', icon: Hash }],
  ['DATE', { label: 'Give a date', icon: CalendarDays }],
  ['QUIZ', { label: 'Answer a quiz', icon: CircleQuestionMark }],
  ['POLL', { label: 'Vote in a poll', icon: Vote }],
  ['OPINION', { label: 'Rate on a scale', icon: Gauge }],
  ['VISIT_LINK', { label: 'Visit a page', icon: ExternalLink }],
  ['INVITE', { label: 'Invite people', icon: UserPlus }],
  ['X_FOLLOW', { label: 'Follow on X', icon: AtSign }],
  ['X_REACT', { label: 'React to a post on X', icon: Repeat2 }],
  ['X_POST', { label: 'Post on X', icon: PenLine }],
  ['X_SPACE', { label: 'Listen to a Space on X', icon: Radio }],
  ['TELEGRAM_JOIN', { label: 'Join on Telegram', icon: Send }],
  ['DISCORD_ROLE', { label: 'Have a role', icon: BadgeCheck }],
  ['DISCORD_MESSAGES', { label: 'Write on Discord', icon: MessageSquare }],
  ['DISCORD_REACTION', { label: 'React to a message', icon: Smile }],
  ['DISCORD_VOICE', { label: 'Be in a voice channel', icon: Mic }],
  ['HOLD_NFT', { label: 'Hold an NFT', icon: Image }],
  ['HOLD_TOKEN', { label: 'Hold a token', icon: Coins }],
  ['ONCHAIN_TX', { label: 'Send a transaction', icon: ArrowLeftRight }],
  ['API', { label: 'Do something on another site', icon: Webhook }],
  ['DAILY', { label: 'Come by each day', icon: CalendarCheck }],
  ['GAME', { label: 'Play a game', icon: Gamepad2 }],
]);
const unknown: TaskKind = { label: 'Task', icon: ListChecks };

/** How a kind of task is called and drawn; one that this build does not know is a task. */
export const taskKindOf = (kind: string): TaskKind => kinds.get(kind) ?? unknown;
