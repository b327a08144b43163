import {
  OPEN,
  page,
  screen,
  section,
  type RouteFlags,
  type RouteSpec,
} from '@/shared/routing/table';

const pageDescriptions = () => import('./pageDescriptions');

const MEMBER: RouteFlags = {
  adminRoute: false,
  walletStatus: 'connected',
  loginStatus: 'logged-in',
};

/** Every route of the user site (spec §2), with its flags. */
export const routes: RouteSpec[] = [
  page('/', OPEN, 'Home', () => import('./home/UserHome')),
  page('/unauthorized', OPEN, 'Sign in', () => import('./SignInScreen')),
  section(
    '/dashboard',
    MEMBER,
    'Dashboard',
    () => import('./UserDashboard'),
    [
      screen('', 'Overview', () => import('./overview/MemberOverviewScreen'), {
        data: () => import('./overview/overviewData'),
      }),
      screen('servers', 'Servers', () => import('./servers/ServersScreen'), {
        data: () => import('./servers/serversData'),
        likely: true,
      }),
      screen('users', 'Members', () => import('./users/UsersScreen'), {
        data: () => import('./users/usersData'),
      }),
      screen('portfolio', 'Portfolio', () => import('./portfolio/PortfolioScreen'), {
        data: () => import('./portfolio/ownPortfolioData'),
        likely: true,
      }),
      screen(
        'ambassador-program',
        'Ambassador program',
        () => import('./ambassador/AmbassadorScreen'),
        { data: () => import('./ambassador/ambassadorData') },
      ),
      screen('questboard', 'Quests', () => import('./questboard/FeedScreen'), {
        data: () => import('./questboard/feedData'),
        likely: true,
      }),
      screen('questboard/:slug', 'Quest board', () => import('./questboard/BoardScreen'), {
        data: () => import('./questboard/boardData'),
      }),
      screen(
        'questboard/:slug/:moduleSlug/:questSlug',
        'Quest',
        () => import('./questboard/QuestScreen'),
        { data: () => import('./questboard/questData') },
      ),
      screen(
        ':section/:slug',
        'Server portfolio',
        () => import('./server-portfolio/ServerPortfolioScreen'),
        { data: () => import('./server-portfolio/portfolioData') },
      ),
      screen('profile', 'Socials', () => import('./socials/SocialsScreen'), {
        data: () => import('./socials/socialsData'),
      }),
      screen('profile/wallets', 'Wallets', () => import('./wallets/WalletsScreen'), {
        data: () => import('./wallets/walletsData'),
        // Not a part of the social accounts, whatever its path.
        under: '',
      }),
      screen('settings', 'Settings', () => import('./settings/SettingsScreen'), {
        data: () => import('./settings/settingsData'),
      }),
      screen('settings/profile', 'Profile settings', () => import('./profile/ProfileScreen'), {
        data: () => import('./profile/profileData'),
      }),
      screen('user/:discordUsername', 'Member', () => import('./member/MemberScreen'), {
        data: () => import('./member/memberData'),
        under: 'users',
      }),
      screen('server/:slug', 'Server', () => import('./server/ServerScreen'), {
        data: () => import('./server/serverData'),
        under: 'servers',
      }),
      screen(
        'all-transactions',
        'All transactions',
        () => import('./transactions/TransactionsScreen'),
        { data: () => import('./transactions/transactionsData'), under: 'portfolio' },
      ),
    ],
    { notes: pageDescriptions },
  ),
];
