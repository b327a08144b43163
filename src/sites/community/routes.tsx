import {
  index,
  OPEN,
  page,
  screen,
  section,
  type RouteFlags,
  type RouteSpec,
} from '@/shared/routing/table';
import { upcoming } from '@/shared/routing/upcoming';

const ADMIN: RouteFlags = { adminRoute: true, walletStatus: 'connected', loginStatus: 'logged-in' };

const moduleScreens = () => import('@/features/bot-modules/screens/createModuleScreen');
const moduleData = () => import('@/features/bot-modules/screens/moduleData');

/** A bot module at a route of its own: list, form and preview follow from its folder. */
const botModule = (path: string, title: string, ...given: string[]) => {
  const slugs = given.length === 0 ? [path] : given;
  return screen(path, title, async () => (await moduleScreens()).createModuleScreen(slugs), {
    data: async () => (await moduleData()).createModuleData(slugs),
  });
};

/** The page of one rule of a module, by the parameter in its path. */
const botRule = (path: string, title: string, ...slugs: string[]) =>
  screen(path, title, async () => (await moduleScreens()).createRuleScreen(slugs), {
    data: async () => (await moduleData()).createRuleData(slugs),
  });

/** Every route of the community site (spec §2), with its flags. */
export const routes: RouteSpec[] = [
  page('/', OPEN, 'Home', () => import('./home/CommunityHome')),
  page(
    '/unauthorized',
    OPEN,
    'Sign in needed',
    () => import('@/features/session/UnauthorizedScreen'),
  ),
  section('/dashboard', ADMIN, 'Dashboard', () => import('./CommunityDashboard'), [
    index('Overview', () => import('./overview/OverviewScreen'), {
      data: () => import('./overview/overviewData'),
    }),
    screen('bots', 'Bots', () => import('@/features/bot-modules/screens/BotsScreen'), {
      data: () => import('@/features/bot-modules/screens/botsData'),
    }),
    screen(
      'bots/:slug',
      'Bot module',
      () => import('@/features/bot-modules/screens/ModuleBySlugScreen'),
      { data: moduleData },
    ),
    botModule(
      'holder-verification',
      'Holder verification',
      'holder-verification',
      'crypto-holder-verification',
    ),
    botRule(
      'holder-verification/form/:slug',
      'Holder verification rule',
      'holder-verification',
      'crypto-holder-verification',
    ),
    botModule('chat-to-earn', 'Chat to earn'),
    botRule('chat-to-earn/form/:slug', 'Chat to earn rule', 'chat-to-earn'),
    botModule('hold-to-earn', 'Hold to earn'),
    botRule('hold-to-earn/form/:slug', 'Hold to earn program', 'hold-to-earn'),
    botModule('tweet-to-earn', 'Tweet to earn'),
    botRule('tweet-to-earn/form/:params', 'Tweet to earn group', 'tweet-to-earn'),
    botModule('task-to-earn', 'Task to earn'),
    botRule('task-to-earn/category/:params', 'Quest category', 'task-to-earn'),
    botRule('task-to-earn/quest/:questSlug', 'Quest', 'quest'),
    botModule('token-price', 'Token price'),
    screen('server', 'Servers', () => import('@/features/discord/ServersScreen'), {
      data: () => import('@/features/discord/serversData'),
    }),
    screen('package', 'Packages', () => import('./packages/PackagesScreen'), {
      data: () => import('./packages/packagesData'),
    }),
    upcoming(
      'create-package',
      'Create package',
      'A new package: its features, price in SOL and term.',
      { capability: 'staff', under: 'manage-package' },
    ),
    upcoming(
      'manage-package',
      'Manage packages',
      'All packages, their order and whether they are on offer.',
      { capability: 'staff' },
    ),
    upcoming(
      'edit-package/:packageId',
      'Edit package',
      'Features, price and term of one package.',
      { capability: 'staff', under: 'manage-package' },
    ),
    screen('user-order', 'Orders', () => import('./orders/UserOrdersScreen'), {
      under: 'package',
      data: () => import('./orders/ordersData'),
    }),
    screen(
      'package-payment/:orderId',
      'Payment',
      () => import('@/features/payments/PackagePaymentScreen'),
      { under: 'user-order' },
    ),
    upcoming(
      'referral-sources',
      'Referral sources',
      'Links and codes that bring new servers, and what came of them.',
      { capability: 'staff' },
    ),
    upcoming(
      'referral-rewards',
      'Referral rewards',
      'Rewards earned by your referrals, and their payment.',
    ),
    upcoming(
      'manage-referral-source/:id',
      'Referral source',
      'Rate, link and figures of one referral source.',
      { capability: 'staff', under: 'referral-sources' },
    ),
    botModule('welcome-message', 'Welcome message'),
    botModule('verification-bot', 'Captcha verification'),
    upcoming(
      'discord-server-details',
      'Server settings',
      'Language, channels, access and notifications of this server.',
    ),
    upcoming(
      'discord-server-users',
      'Members',
      'The members of your server, their roles, wallets and earnings.',
    ),
    upcoming(
      'discord-server-users/user-detail/:discordUsername',
      'Member',
      'Roles, wallets, earnings and history of one member.',
    ),
    upcoming(
      'ledger-wallet',
      'Ledger wallet',
      'The balance rewards are paid from, with deposits and payouts.',
    ),
    botModule('schedule-message', 'Scheduled message'),
    botRule('schedule-message/form/:params', 'Scheduled message', 'schedule-message'),
    upcoming(
      'manage-wallet',
      'Manage wallets',
      'The project wallets and treasuries of this server.',
    ),
    botModule('nft-stats-tracker', 'NFT and crypto stats tracker'),
    botModule('nft-listing', 'NFT listing alerts'),
    botModule('nft-sale', 'NFT sales alerts'),
    upcoming('reports', 'Reports', 'Growth, activity and spending of your server over time.'),
    botModule('nft-crypto-stats-displayer', 'NFT and crypto stats displayer'),
    botModule('server-stats-displayer', 'Server stats displayer'),
    botModule('trending-nft-crypto-tracker', 'Trending NFT and crypto tracker'),
    upcoming(
      'admin-utility',
      'Admin utility',
      'Announcements, maintenance and the audit log, for platform staff.',
      { capability: 'staff' },
    ),
  ]),
];
