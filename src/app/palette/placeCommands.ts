import type { Site } from '@/shared/config/site';
import type { PaletteCommand } from './command';
import { icons } from './paletteIcons';

/** Other words for pages, by their paths. */
const words: Readonly<Record<Site, Readonly<Record<string, string>>>> = {
  user: {
    '/dashboard': 'home start rewards waiting streak streaks badge badges',
    '/dashboard/servers': 'communities discover join guilds level levels xp badges',
    '/dashboard/questboard': 'quests tasks earn feed board',
    '/dashboard/users': 'leaderboard ranking rank top directory people season seasons prizes',
    '/dashboard/portfolio': 'nfts tokens holdings balance value rewards claim',
    '/dashboard/all-transactions': 'payments payouts claims history withdrawals money',
    '/dashboard/ambassador-program': 'referral link invite commission payout',
    '/dashboard/profile': 'twitter x telegram discord accounts link',
    '/dashboard/profile/wallets': 'link connect address solana',
    '/dashboard/settings': 'language currency theme notifications devices delete account',
    '/dashboard/settings/profile': 'bio privacy hide visibility picture name',
  },
  community: {
    '/dashboard/discord-server-users': 'people users roles notes',
    '/dashboard/discord-server-details': 'team access language time zone audit log',
    '/dashboard/ledger-wallet': 'payouts payout withdraw deposit treasury fund balance claims',
    '/dashboard/manage-wallet': 'treasury project wallets address',
    '/dashboard/package': 'plan pricing upgrade buy subscription billing',
    '/dashboard/user-order':
      'purchases payments billing subscription invoice receipt refund refunds money back',
    '/dashboard/referral-rewards': 'commission payout invite',
    '/dashboard/reports': 'statistics stats growth charts analytics',
    '/dashboard/bots': 'modules features',
    '/dashboard/bots/leaderboard': 'ranking seasons points',
  },
};

export const wordsFor = (site: Site, path: string): string => words[site][path] ?? '';

/**
 * What members look for by what it does. Each leads to the page where it is done.
 *
 * @param username the caller's, if known
 */
export const memberPlaces = (username: string | null): PaletteCommand[] => [
  {
    id: 'claim',
    label: 'Claim your rewards',
    keywords: 'payout withdraw withdrawal get paid points earnings claimable money',
    to: '/dashboard/portfolio?tab=rewards',
    icon: icons.claim,
  },
  {
    id: 'leaderboard',
    label: 'Leaderboard',
    keywords: 'rank ranking place top points best',
    to: '/dashboard/users',
    icon: icons.leaderboard,
  },
  {
    id: 'directory',
    label: 'Directory of members',
    keywords: 'people users friends find someone',
    to: '/dashboard/users?tab=directory',
    icon: icons.members,
  },
  {
    id: 'discover',
    label: 'Discover servers',
    keywords: 'join find communities new',
    to: '/dashboard/servers?tab=discover',
    icon: icons.compass,
  },
  {
    id: 'nfts',
    label: 'Your NFTs',
    keywords: 'collection collections art portfolio holdings',
    to: '/dashboard/portfolio?tab=nfts',
    icon: icons.nfts,
  },
  {
    id: 'tokens',
    label: 'Your tokens',
    keywords: 'balance coins sol usdc portfolio holdings',
    to: '/dashboard/portfolio?tab=tokens',
    icon: icons.tokens,
  },
  {
    id: 'link-wallet',
    label: 'Link a wallet',
    keywords: 'add connect address verify phantom solflare ledger',
    to: '/dashboard/profile/wallets',
    icon: icons.wallet,
  },
  {
    id: 'link-x',
    label: 'Link X or Telegram',
    keywords: 'twitter socials account connect verify',
    to: '/dashboard/profile',
    icon: icons.link,
  },
  ...(username === null
    ? []
    : [
        {
          id: 'own-page',
          label: 'Your public page',
          keywords: 'profile me share',
          to: `/dashboard/user/${encodeURIComponent(username)}`,
          icon: icons.profile,
        },
      ]),
  {
    id: 'shown',
    label: 'Choose what others see of you',
    keywords: 'privacy hide hidden visibility profile',
    to: '/dashboard/settings/profile',
    icon: icons.shown,
  },
];

/** The same for a team, as far as one's roles on the server go. */
export const teamPlaces = (may: { review: boolean; pay: boolean }): PaletteCommand[] => [
  ...(may.review
    ? [
        {
          id: 'review',
          label: 'Review submissions',
          keywords: 'approve reject inbox quests waiting',
          to: '/dashboard/task-to-earn?tab=submissions',
          icon: icons.review,
        },
      ]
    : []),
  ...(may.pay
    ? [
        {
          id: 'deposit',
          label: 'Deposit to the ledger wallet',
          keywords: 'fund top up treasury payouts',
          to: '/dashboard/ledger-wallet?tab=deposit',
          icon: icons.deposit,
        },
        {
          id: 'withdraw',
          label: 'Withdraw from the ledger wallet',
          keywords: 'withdrawal payout treasury send',
          to: '/dashboard/ledger-wallet?tab=withdraw',
          icon: icons.withdraw,
        },
      ]
    : []),
];
