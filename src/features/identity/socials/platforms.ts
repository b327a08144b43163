import { TELEGRAM, TWITTER } from './social';

/** A platform, as the page calls it. */
export interface PlatformWords {
  id: number;
  name: string;
  /** What an account there is for. */
  purpose: string;
}

/** The platforms an account can be linked of, in the order of the page. */
export const platforms: readonly PlatformWords[] = [
  {
    id: TWITTER,
    name: 'X',
    purpose: 'Quests can see whom you follow, what you post, and what you reply to or repost.',
  },
  { id: TELEGRAM, name: 'Telegram', purpose: 'Quests can see which groups you’re in.' },
];

/** What keeps a linked account from counting, and what mends it; null where nothing does. */
export function troubleWith(state: string, name: string): string | null {
  switch (state) {
    case 'LINKED':
      return null;
    case 'RECONNECT':
      return `${name} no longer lets us look. Until you reconnect, quests can’t check this account.`;
    case 'SUSPENDED':
      return `${name} has suspended this account. Quests can’t check it; link another one.`;
    default:
      return 'Something is wrong with this account. Link it again.';
  }
}

/** The state of an account as its badge says it. */
export const stateInWords = (state: string): string =>
  ({ LINKED: 'Linked', RECONNECT: 'Reconnect needed', SUSPENDED: 'Suspended' })[state] ?? state;

export const badgeColours = {
  Linked: 'success',
  'Reconnect needed': 'warning',
  Suspended: 'danger',
} as const;
