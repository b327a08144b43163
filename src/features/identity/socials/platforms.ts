import { labelIn } from '@/shared/text/labelIn';
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
    purpose: 'Quests can see who you follow, your posts, replies and reposts.',
  },
  { id: TELEGRAM, name: 'Telegram', purpose: 'Quests can see which groups you’re in.' },
];

/** What keeps a linked account from counting, and what mends it; null where nothing does. */
export function troubleWith(state: string, name: string): string | null {
  switch (state) {
    case 'LINKED':
      return null;
    case 'RECONNECT':
      return `${name} no longer gives us access. Quests can’t check this account until you reconnect it.`;
    case 'SUSPENDED':
      return `${name} suspended this account, so quests can’t check it. Link another one.`;
    default:
      return 'Something is wrong with this account. Link it again.';
  }
}

const states = { LINKED: 'Linked', RECONNECT: 'Reconnect needed', SUSPENDED: 'Suspended' };

/** The state of an account as its badge says it. */
export const stateInWords = (state: string): string => labelIn(states, state);

export const stateColours = {
  LINKED: 'success',
  RECONNECT: 'warning',
  SUSPENDED: 'danger',
} as const;
