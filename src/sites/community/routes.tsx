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
import { moduleRoutes } from './moduleRoutes';

const ADMIN: RouteFlags = { adminRoute: true, walletStatus: 'connected', loginStatus: 'logged-in' };

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
      { data: () => import('@/features/bot-modules/screens/moduleData') },
    ),
    ...moduleRoutes,
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
      () => import('@/features/payments/screen/PackagePaymentScreen'),
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
    upcoming(
      'manage-wallet',
      'Manage wallets',
      'The project wallets and treasuries of this server.',
    ),
    upcoming('reports', 'Reports', 'Growth, activity and spending of your server over time.'),
    upcoming(
      'admin-utility',
      'Admin utility',
      'Announcements, maintenance and the audit log, for platform staff.',
      { capability: 'staff' },
    ),
  ]),
];
