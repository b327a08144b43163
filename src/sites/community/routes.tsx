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

/** A bot module at a route of its own: list, form and preview follow from its folder. */
const botModule = (slug: string, title: string) =>
  screen(slug, title, async () => {
    const { createModuleScreen } =
      await import('@/features/bot-modules/screens/createModuleScreen');
    return createModuleScreen(slug);
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
    index('Overview', () => import('./overview/OverviewScreen')),
    screen('bots', 'Bots', () => import('@/features/bot-modules/screens/BotsScreen')),
    screen(
      'bots/:slug',
      'Bot module',
      () => import('@/features/bot-modules/screens/ModuleBySlugScreen'),
    ),
    upcoming(
      'holder-verification',
      'Holder verification',
      'Rules that give roles to holders of NFTs and tokens.',
    ),
    upcoming(
      'holder-verification/form/:slug',
      'Holder verification rule',
      'What a member must hold, and the role it earns.',
    ),
    upcoming(
      'chat-to-earn',
      'Chat to earn',
      'Rules that reward members for taking part in conversations.',
    ),
    upcoming(
      'chat-to-earn/form/:slug',
      'Chat to earn rule',
      'Amount, cooldown, channels and who takes part.',
    ),
    upcoming(
      'hold-to-earn',
      'Hold to earn',
      'Programs that reward members for holding your assets.',
    ),
    upcoming(
      'hold-to-earn/form/:slug',
      'Hold to earn program',
      'Assets, rates, payout days and budget of a program.',
    ),
    upcoming(
      'tweet-to-earn',
      'Tweet to earn',
      'Groups of posts that members reply to, quote and repost.',
    ),
    upcoming(
      'tweet-to-earn/form/:params',
      'Tweet to earn group',
      'The posts of a group, its actions and rewards.',
    ),
    upcoming(
      'task-to-earn',
      'Task to earn',
      'Quest categories, in the order your members see them.',
    ),
    upcoming('task-to-earn/category/:params', 'Quest category', 'The quests of one category.'),
    upcoming(
      'task-to-earn/quest/:questSlug',
      'Quest',
      'Tasks, conditions and rewards of one quest.',
    ),
    botModule('token-price', 'Token price'),
    screen('server', 'Servers', () => import('@/features/discord/ServersScreen')),
    screen('package', 'Packages', () => import('@/features/packages/PackagesScreen')),
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
    screen('user-order', 'Orders', () => import('@/features/orders/UserOrdersScreen'), {
      under: 'package',
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
    upcoming('schedule-message', 'Scheduled messages', 'Messages the bot posts at set times.'),
    upcoming(
      'schedule-message/form/:params',
      'Scheduled message',
      'Text, channel and times of one message.',
    ),
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
