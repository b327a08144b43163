import type { PageDescriptions } from '@/shared/routing/pageNotes';

/** What the pages of this site are for, by their paths below /dashboard. */
export const pageDescriptions: PageDescriptions = {
  '': 'Your server at a glance: package, modules, next steps and changes.',
  bots: 'All modules, and their status on your server.',
  'bots/leaderboard': 'Your top members by week, month, season or all time.',
  server: 'Choose the Discord server you want to set up. Packages and orders belong to it.',
  package: 'Packages for your server, with features and prices in SOL.',
  'user-order': 'Your server’s orders and their status.',
  'package-payment/:orderId': 'Pay for your package with a Solana wallet.',
  'create-package': 'Create a package with features, price in SOL and term.',
  'manage-package': 'All packages, their order and availability.',
  'edit-package/:packageId': 'Edit a package’s features, price and term.',
  'referral-sources': 'Referral links and the servers they bring.',
  'referral-rewards': 'Commissions from your referrals, and their payouts.',
  'manage-referral-source/:id': 'Rate, terms and stats of this referral link.',
  'discord-server-details': 'Language, channels, access and notifications of this server.',
  'discord-server-users': 'The members of your server, their roles, wallets and earnings.',
  'discord-server-users/user-detail/:discordUsername':
    'A member’s roles, wallets, earnings and history.',
  'ledger-wallet': 'All rewards are paid from here. Deposits, payouts and limits.',
  'manage-wallet': 'This server’s project and treasury wallets.',
  reports: 'Growth, activity and spending of your server over time.',
  'admin-utility': 'Manage payments, re-syncs, announcements, flags and the audit log.',
};
