/** Where an account that tasks are looked up for is linked. */
export interface AccountLink {
  /** What is asked of who has linked none. */
  label: string;
  path: string;
}

const PROFILE = '/dashboard/profile';
const X: AccountLink = { label: 'Link X', path: PROFILE };
const TELEGRAM: AccountLink = { label: 'Link Telegram', path: PROFILE };
const WALLETS: AccountLink = { label: 'Link a wallet', path: `${PROFILE}/wallets` };

/** Where the account of a task is linked; null where one has it by being here, or needs none. */
export function accountLinkOf(kind: string): AccountLink | null {
  if (kind.startsWith('X_')) return X;
  if (kind.startsWith('TELEGRAM_')) return TELEGRAM;
  return kind.startsWith('HOLD_') || kind === 'ONCHAIN_TX' ? WALLETS : null;
}

const X_LAGS = 'X can take some minutes to show it to us. A protected account can’t be looked at.';

/** What is good to know before a check, by kind: above all what a platform shows late. */
export const hints: Readonly<Record<string, string>> = {
  X_FOLLOW: X_LAGS,
  X_REACT: X_LAGS,
  X_POST: X_LAGS,
  X_SPACE: 'Open the Space from here and stay for a moment.',
  TELEGRAM_JOIN: 'Join with the account you have linked here.',
  DISCORD_MESSAGES: 'Counted from when the quest began. A new message can take a minute.',
  DISCORD_REACTION: 'Any emoji will do. Leave it there until we’ve seen it.',
  DISCORD_VOICE: 'A stay counts once you have left the channel.',
  INVITE: 'They come by this very link, and haven’t been on the server before.',
  GAME: 'A game counts once it is over.',
  ONCHAIN_TX:
    'Without a signature we look through your wallets. It takes half a minute until a transaction is final, and each counts once.',
  API: 'Do it there first, then check here.',
};

/** What the link to a task's page says. */
export function openWords(kind: string): string {
  if (kind === 'X_POST') return 'Write it on X';
  if (kind.startsWith('X_')) return 'Open on X';
  if (kind.startsWith('TELEGRAM_')) return 'Open Telegram';
  return kind.startsWith('DISCORD_') || kind === 'GAME' ? 'Open Discord' : 'Open page';
}

/** Whether going to a task's page is what it asks for: the time there counts. */
export const isVisit = (kind: string): boolean => kind === 'VISIT_LINK' || kind === 'X_SPACE';
