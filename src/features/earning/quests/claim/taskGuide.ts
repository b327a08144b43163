import type { QuestTask } from '../quest';
import { transferOf } from '../transfer/transferOf';

/** The page for linking an account that tasks are checked for. */
export interface AccountLink {
  /** Label of the link to the page. */
  label: string;
  /** Why a member without such an account needs to go there. */
  need: string;
  path: string;
}

/** The pages of the user site on which accounts and wallets are linked. */
export const SOCIALS_PATH = '/dashboard/profile';
export const WALLETS_PATH = `${SOCIALS_PATH}/wallets`;
const X: AccountLink = {
  label: 'Link X',
  need: 'This task needs a linked X account.',
  path: SOCIALS_PATH,
};
const TELEGRAM: AccountLink = {
  label: 'Link Telegram',
  need: 'This task needs a linked Telegram account.',
  path: SOCIALS_PATH,
};
const WALLETS: AccountLink = {
  label: 'Link a wallet',
  need: 'This task needs a linked wallet.',
  path: WALLETS_PATH,
};

/** Where the account of a task is linked; null if every member has one, or the task needs none. */
export function accountLinkOf(kind: string): AccountLink | null {
  if (kind.startsWith('X_')) return X;
  if (kind.startsWith('TELEGRAM_')) return TELEGRAM;
  return kind.startsWith('HOLD_') || kind === 'ONCHAIN_TX' ? WALLETS : null;
}

const X_LAGS = 'X can take a few minutes to show this. We can’t check protected accounts.';

/** Advice before a check, by kind: mainly about delays of the platforms. */
const hints: Readonly<Record<string, string>> = {
  X_FOLLOW: X_LAGS,
  X_REACT: X_LAGS,
  X_POST: X_LAGS,
  X_SPACE: 'Open the Space from this page and stay a moment.',
  TELEGRAM_JOIN: 'Join with your linked Telegram account.',
  DISCORD_MESSAGES:
    'Messages count from the start of the quest. New ones can take a minute to show.',
  DISCORD_REACTION: 'Any emoji works. Keep your reaction until this task is done.',
  DISCORD_VOICE: 'Time counts after you leave the channel.',
  INVITE: 'Invited members must join with this link and be new to the server.',
  GAME: 'Games count once they end.',
  ONCHAIN_TX:
    'Leave empty to search your linked wallets. Transactions become final after about 30 seconds, and each counts once.',
  API: 'Complete it there first, then verify here.',
};

/** The same for a task with its details. */
export const hintFor = (task: QuestTask): string | undefined =>
  transferOf(task) === null
    ? hints[task.kind]
    : 'We check it for you once it’s final, after about 30 seconds. If you sent it another way, press Verify.';

/**
 * Label of the link to a task's page, by its action.
 *
 * @param label name of the page: "#general", "@castlebots"; null if unknown
 */
export function openWords(kind: string, label: string | null = null): string {
  switch (kind) {
    case 'X_FOLLOW':
      return label === null ? 'Follow on X' : `Follow ${label}`;
    case 'X_REACT':
      return 'Open the post on X';
    case 'X_POST':
      return 'Write post on X';
    case 'X_SPACE':
      return 'Join the Space';
    case 'TELEGRAM_JOIN':
      return label === null ? 'Join on Telegram' : `Join ${label} on Telegram`;
    case 'DISCORD_REACTION':
      return label === null ? 'Open the message' : `Open the message in ${label}`;
    case 'DISCORD_MESSAGES':
    case 'DISCORD_VOICE':
    case 'DISCORD_ROLE':
    case 'GAME':
      return `Open ${label ?? 'Discord'}`;
    case 'VISIT_LINK':
    case 'API':
      return 'Visit the site';
    default:
      return 'Open page';
  }
}

interface TaskVerb {
  label: string;
  /** While the request is running. */
  busy: string;
}

const verbs: Readonly<Record<string, TaskVerb>> = {
  TEXT: { label: 'Save answer', busy: 'Saving…' },
  URL: { label: 'Save link', busy: 'Saving…' },
  NUMBER: { label: 'Save answer', busy: 'Saving…' },
  DATE: { label: 'Save answer', busy: 'Saving…' },
  FILE: { label: 'Save files', busy: 'Saving…' },
  POLL: { label: 'Vote', busy: 'Saving…' },
  OPINION: { label: 'Save rating', busy: 'Saving…' },
  QUIZ: { label: 'Check answer', busy: 'Checking…' },
  DAILY: { label: 'Check in', busy: 'Checking in…' },
};
const VERIFY: TaskVerb = { label: 'Verify', busy: 'Verifying…' };
const AGAIN: TaskVerb = { ...VERIFY, label: 'Check again' };
const CHANGE: TaskVerb = { label: 'Save changes', busy: 'Saving…' };

/** Labels of a task's button: answers are saved, votes cast, and the rest is verified elsewhere. */
export const verbOf = (kind: string): TaskVerb => verbs[kind] ?? VERIFY;

/**
 * The same for a task in its current state.
 *
 * @param isSent whether its answer is in review already
 */
export function verbFor(
  { kind, state }: Pick<QuestTask, 'kind' | 'state'>,
  isSent: boolean,
): TaskVerb {
  if (isSent) return CHANGE;
  const verb = verbOf(kind);
  return verb === VERIFY && (state === 'NOT_SATISFIED' || state === 'CHECK_FAILED') ? AGAIN : verb;
}

/** Kinds that start with the check: members have the requirement already, or earn it over days. */
const checkedFirst = new Set(['DISCORD_ROLE', 'HOLD_NFT', 'HOLD_TOKEN', 'DAILY']);

/**
 * Whether a task is done on another page, so that the link to it is the main action.
 *
 * @param hasAnswer whether the answer to send here afterwards is typed already
 */
export const isDoneElsewhere = (kind: string, hasAnswer: boolean): boolean =>
  !checkedFirst.has(kind) && !hasAnswer;

/** Whether visiting a task's page completes it: the time there counts. */
export const isVisit = (kind: string): boolean => kind === 'VISIT_LINK' || kind === 'X_SPACE';
