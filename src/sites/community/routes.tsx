import {
  index,
  OPEN,
  page,
  screen,
  section,
  type RouteFlags,
  type RouteSpec,
} from '@/shared/routing/table';
import { moduleRoutes } from './moduleRoutes';

const ADMIN: RouteFlags = { adminRoute: true, walletStatus: 'connected', loginStatus: 'logged-in' };

/** Every route of the community site (spec §2), with its flags. */
export const routes: RouteSpec[] = [
  page('/', OPEN, 'Home', () => import('./home/CommunityHome')),
  page(
    '/unauthorized',
    OPEN,
    'Sign in',
    () => import('@/features/identity/session/UnauthorizedScreen'),
  ),
  section(
    '/dashboard',
    ADMIN,
    'Dashboard',
    () => import('./CommunityDashboard'),
    [
      index('Overview', () => import('./overview/OverviewScreen'), {
        data: () => import('./overview/overviewData'),
      }),
      screen('bots', 'Bots', () => import('@/features/modules/screens/BotsScreen'), {
        data: () => import('@/features/modules/screens/botsData'),
        likely: true,
      }),
      screen(
        'bots/leaderboard',
        'Leaderboard',
        () => import('@/features/earning/leaderboards/manage/LeaderboardScreen'),
        { data: () => import('@/features/earning/leaderboards/manage/leaderboardData') },
      ),
      screen('bots/:slug', 'Bot module', () => import('./BotModuleScreen'), {
        data: () => import('@/features/modules/screens/moduleData'),
      }),
      ...moduleRoutes,
      screen('server', 'Servers', () => import('@/features/server/discord/ServersScreen'), {
        data: () => import('@/features/server/discord/serversData'),
      }),
      screen('package', 'Packages', () => import('./packages/PackagesScreen'), {
        data: () => import('./packages/packagesData'),
        likely: true,
      }),
      screen(
        'create-package',
        'Create package',
        () => import('./package-management/CreatePackageScreen'),
        {
          capability: 'staff',
          under: 'manage-package',
        },
      ),
      screen(
        'manage-package',
        'Manage packages',
        () => import('./package-management/ManagePackagesScreen'),
        { capability: 'staff', data: () => import('./package-management/packageManagementData') },
      ),
      screen(
        'edit-package/:packageId',
        'Edit package',
        () => import('./package-management/EditPackageScreen'),
        {
          capability: 'staff',
          under: 'manage-package',
          data: () => import('./package-management/packageManagementData'),
        },
      ),
      screen('user-order', 'Orders', () => import('./orders/UserOrdersScreen'), {
        under: 'package',
        data: () => import('./orders/ordersData'),
      }),
      screen('package-payment/:orderId', 'Payment', () => import('./orders/PaymentScreen'), {
        under: 'user-order',
      }),
      screen(
        'referral-sources',
        'Referral sources',
        () => import('./referral-sources/ReferralSourcesScreen'),
        { capability: 'staff', data: () => import('./referral-sources/referralSourcesData') },
      ),
      screen(
        'referral-rewards',
        'Referral rewards',
        () => import('./referral-rewards/ReferralRewardsScreen'),
        { data: () => import('./referral-rewards/referralRewardsData') },
      ),
      screen(
        'manage-referral-source/:id',
        'Referral source',
        () => import('./referral-sources/ManageReferralSourceScreen'),
        {
          capability: 'staff',
          under: 'referral-sources',
          data: () => import('./referral-sources/manageReferralSourceData'),
        },
      ),
      screen(
        'discord-server-details',
        'Server settings',
        () => import('./server-settings/ServerSettingsScreen'),
        { data: () => import('./server-settings/serverSettingsData') },
      ),
      screen('discord-server-users', 'Members', () => import('./members/MembersScreen'), {
        data: () => import('./members/membersData'),
      }),
      screen(
        'discord-server-users/user-detail/:discordUsername',
        'Member',
        () => import('./members/MemberScreen'),
        { data: () => import('./members/memberData') },
      ),
      screen(
        'ledger-wallet',
        'Ledger wallet',
        () => import('@/features/earning/ledger-wallet/LedgerWalletScreen'),
        { data: () => import('@/features/earning/ledger-wallet/ledgerWalletData') },
      ),
      screen(
        'manage-wallet',
        'Manage wallets',
        () => import('@/features/earning/project-wallets/ManageWalletScreen'),
        { data: () => import('@/features/earning/project-wallets/manageWalletData') },
      ),
      screen('reports', 'Reports', () => import('./reports/ReportsScreen'), {
        data: () => import('./reports/reportsData'),
      }),
      screen('admin-utility', 'Admin utility', () => import('./admin-utility/AdminUtilityScreen'), {
        capability: 'staff',
        data: () => import('./admin-utility/adminUtilityData'),
      }),
    ],
    { notes: () => import('./pageNotes') },
  ),
];
