import type { PageDescriptions } from '@/shared/routing/pageNotes';

/** What the pages of this site are for, by their paths below /dashboard. */
export const pageDescriptions: PageDescriptions = {
  '': 'How your server stands: its package, its bots, what needs you and what has changed.',
  bots: 'Every bot module, what it does, and where it stands on your server.',
  'bots/leaderboard': 'Who of your members has earned most, by week, month, season or of all time.',
  server: 'Choose the Discord server you want to set up. Packages and orders belong to it.',
  package: 'What there is for your server, what it holds and what it costs in SOL.',
  'user-order': 'What was ordered for your server, and where it stands.',
  'package-payment/:orderId': 'Pay for your package with a Solana wallet.',
  'create-package': 'A new package: its features, price in SOL and term.',
  'manage-package': 'All packages, their order and whether they are on offer.',
  'edit-package/:packageId': 'Features, price and term of one package.',
  'referral-sources': 'Links and codes that bring new servers, and what came of them.',
  'referral-rewards': 'Rewards earned by your referrals, and their payment.',
  'manage-referral-source/:id': 'Rate, link and figures of one referral source.',
  'discord-server-details': 'Language, channels, access and notifications of this server.',
  'discord-server-users': 'The members of your server, their roles, wallets and earnings.',
  'discord-server-users/user-detail/:discordUsername':
    'Roles, wallets, earnings and history of one member.',
  'ledger-wallet': 'All rewards are paid from here. Deposits, payouts and limits.',
  'manage-wallet': 'The project wallets and treasuries of this server.',
  reports: 'Growth, activity and spending of your server over time.',
  'admin-utility': 'Payments that wait for a person, and what was changed on whatever server.',
};
