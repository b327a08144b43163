/** Where an account that tasks are looked up for is linked. */
export interface AccountLink {
  /** What the link to the page says. */
  label: string;
  /** Why a member without such an account goes there. */
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

/** Where the account of a task is linked; null where one has it by being here, or needs none. */
export function accountLinkOf(kind: string): AccountLink | null {
  if (kind.startsWith('X_')) return X;
  if (kind.startsWith('TELEGRAM_')) return TELEGRAM;
  return kind.startsWith('HOLD_') || kind === 'ONCHAIN_TX' ? WALLETS : null;
}

const X_LAGS = 'X can take a few minutes to show this. We can’t check protected accounts.';

/** What is good to know before a check, by kind: above all what a platform shows late. */
export const hints: Readonly<Record<string, string>> = {
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

/** What the link to a task's page says. */
export function openWords(kind: string): string {
  if (kind === 'X_POST') return 'Write post on X';
  if (kind.startsWith('X_')) return 'Open X';
  if (kind.startsWith('TELEGRAM_')) return 'Open Telegram';
  return kind.startsWith('DISCORD_') || kind === 'GAME' ? 'Open Discord' : 'Open page';
}

interface TaskVerb {
  label: string;
  /** While the call is under way. */
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

/** What a task's button says: answers are saved, votes cast, and the rest is verified elsewhere. */
export const verbOf = (kind: string): TaskVerb => verbs[kind] ?? VERIFY;

/** Whether going to a task's page is what it asks for: the time there counts. */
export const isVisit = (kind: string): boolean => kind === 'VISIT_LINK' || kind === 'X_SPACE';
