import { railLinks } from '@/shared/shell/railLink';
import type { RailGroup, RailLink } from '@/shared/shell/RailLinks';

const link = railLinks(() => import('./railIcons'));

const overview = link('', 'Overview', 'House');
const below = (link: RailLink, ...pages: readonly string[]): RailLink => ({
  ...link,
  parts: pages.map((page) => `/dashboard/${page}`),
});
const quests = link('questboard', 'Quests', 'Flag');
const portfolio = below(link('portfolio', 'Portfolio', 'Landmark'), 'all-transactions');
// Points are a server's, whichever way one came.
const servers = below(
  link('servers', 'Servers', 'Castle'),
  'server',
  'hold-to-earn',
  'engage-to-earn',
  'task-to-earn',
);

/** The places a member goes to most. */
export const thumbLinks: readonly RailLink[] = [overview, quests, portfolio, servers];

/** Everything a member can go to, whatever waits for them. */
export const places: readonly RailGroup[] = [
  { title: 'You', links: [overview, quests, portfolio] },
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
