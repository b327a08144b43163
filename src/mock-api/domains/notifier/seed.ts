import { HOUR } from '@/shared/time/durations';
import { personaUserId, type PersonaKey } from '../accounts/personas';
import type { NotificationRow } from './rows';

type Plan = readonly [
  persona: PersonaKey,
  site: NotificationRow['site'],
  hoursAgo: number,
  title: string,
  text: string,
  path: string | null,
];

const plans: readonly Plan[] = [
  [
    'owner',
    'community',
    2,
    'Token price needs your attention',
    'The bot can no longer rename the channel that shows prices.',
    '/dashboard/token-price',
  ],
  [
    'owner',
    'community',
    20,
    'Gold Keep is active',
    'Its modules are available on your server.',
    '/dashboard/user-order',
  ],
  [
    'owner',
    'community',
    75,
    'Four servers joined through your link',
    'Two of them have bought a package.',
    '/dashboard/referral-rewards',
  ],
  [
    'owner',
    'community',
    400,
    'Welcome to Castle Bots',
    'Start with the server you want to set up.',
    '/dashboard/server',
  ],
  [
    'staff',
    'community',
    5,
    'A payment doesn’t match',
    'It’s less than the price of its order.',
    '/dashboard/admin-utility',
  ],
  [
    'member',
    'user',
    1,
    'Quest approved',
    'Your post was approved. The reward is on its way.',
    '/dashboard/all-transactions',
  ],
  ['member', 'user', 30, 'New role', 'You now hold Knight in Solana Keep.', '/dashboard/servers'],
  [
    'member',
    'user',
    90,
    'Link a wallet',
    'Quests that check your holdings need a linked wallet.',
    '/dashboard/profile/wallets',
  ],
  [
    'ambassador',
    'user',
    8,
    'You’re an ambassador',
    'Your link and assets are ready.',
    '/dashboard/ambassador-program',
  ],
];
/** Older than this has been read. */
const READ_AFTER = 48;

/** What the personas find under the bell. */
export const seedNotifications = (now: number): NotificationRow[] =>
  plans.map(([persona, site, hoursAgo, title, text, path], index) => ({
    id: `ntf-${String(index + 1)}`,
    userId: personaUserId(persona),
    site,
    title,
    text,
    path,
    at: now - hoursAgo * HOUR,
    isRead: hoursAgo > READ_AFTER,
  }));
