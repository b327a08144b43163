import { OPEN, page, section, type RouteFlags, type RouteSpec } from '@/shared/routing/table';
import { upcoming } from '@/shared/routing/upcoming';

const MEMBER: RouteFlags = {
  adminRoute: false,
  walletStatus: 'connected',
  loginStatus: 'logged-in',
};

/** Every route of the user site (spec §2), with its flags. */
export const routes: RouteSpec[] = [
  page('/', OPEN, 'Home', () => import('./home/UserHome')),
  page(
    '/unauthorized',
    OPEN,
    'Sign in needed',
    () => import('@/features/session/UnauthorizedScreen'),
  ),
  section('/dashboard', MEMBER, 'Dashboard', () => import('./UserDashboard'), [
    upcoming('', 'Overview', 'Your servers, open quests and rewards at a glance.'),
    upcoming('servers', 'Servers', 'The servers you are in that use our bots.'),
    upcoming('users', 'Members', 'Find other members and see what they share.'),
    upcoming('portfolio', 'Portfolio', 'Tokens, NFTs and rewards of your linked wallets.'),
    upcoming(
      'ambassador-program',
      'Ambassador program',
      'Invite server owners, rise through the tiers and earn.',
    ),
    upcoming('questboard/:slug', 'Quest board', 'The quests of one server.'),
    upcoming(
      'questboard/:slug/:moduleSlug/:questSlug',
      'Quest',
      'The tasks of a quest, and its reward.',
    ),
    {
      path: ':section/:slug',
      title: 'Server portfolio',
      load: () => import('./portfolio/ServerPortfolioScreen'),
    },
    upcoming('profile', 'Socials', 'Link your accounts, so that quests can check what you did.'),
    upcoming('profile/wallets', 'Wallets', 'The wallets you have proven to be yours.'),
    upcoming('settings', 'Settings', 'Language, notifications and what the dashboard looks like.'),
    upcoming('settings/profile', 'Profile settings', 'Your name, picture and who may see what.'),
    upcoming('user/:discordUsername', 'Member', 'What a member shows in public.', {
      under: 'users',
    }),
    upcoming('server/:slug', 'Server', 'What a server offers its members.', { under: 'servers' }),
    upcoming('all-transactions', 'All transactions', 'Every payment, claim and payout of yours.'),
  ]),
];
