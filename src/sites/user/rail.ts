import { railLinks } from '@/shared/shell/railLink';
import type { RailGroup, RailLink } from '@/shared/shell/RailLinks';

const link = railLinks(() => import('./railIcons'));

const overview = link('', 'Overview', 'House');
const portfolio = link('portfolio', 'Portfolio', 'Landmark');
const below = (link: RailLink, ...pages: readonly string[]): RailLink => ({
  ...link,
  parts: pages.map((page) => `/dashboard/${page}`),
});
// Boards and points are a server's, whichever way one came.
const servers = below(
  link('servers', 'Servers', 'Castle'),
  'server',
  'questboard',
  'hold-to-earn',
  'engage-to-earn',
  'task-to-earn',
);
const transactions = link('all-transactions', 'Transactions', 'ScrollText');

/** The places a member goes to most. */
export const thumbLinks: readonly RailLink[] = [overview, portfolio, servers, transactions];

/** Everything a member can go to, whatever waits for them. */
export const places: readonly RailGroup[] = [
  { title: 'You', links: [overview, portfolio, transactions] },
  {
    title: 'Community',
    links: [
      servers,
      below(link('users', 'Members', 'Users'), 'user'),
      link('ambassador-program', 'Ambassador program', 'Megaphone'),
    ],
  },
  {
    title: 'Account',
    links: [
      link('profile', 'Socials', 'CircleUser'),
      link('profile/wallets', 'Wallets', 'Wallet'),
      link('settings', 'Settings', 'Settings'),
      link('settings/profile', 'Profile', 'UserPen'),
    ],
  },
];
