import type { ModuleSpec } from '@/features/modules/engine/defineModule';
import type { Json } from './json';

/** What the calls of each heading are about; a module’s heading has the module’s own purpose. */
const abouts: Readonly<Record<string, string>> = {
  Account: 'The caller’s sessions, personal data and the deletion of the account.',
  Accruals: 'Periodic payouts for holding assets or being active, and what they will bring.',
  Ambassadors: 'What ambassadors see: their links, referrals, commissions and payouts.',
  Badges: 'Badges that a server gives members for what they have done.',
  'Bot modules': 'All bot modules of a server at once.',
  Claims: 'Exchange of points for tokens, and claims of rewards.',
  Discover: 'Public servers and quests, for visitors without a session.',
  'Holder checks': 'Roles for holders: what holder rules would change, do change, and why.',
  Leaderboards: 'Rankings by points, seasons with prizes, and adjustments of points.',
  'Ledger wallet':
    'The wallet that pays a server’s rewards: funds, payouts, deposits, withdrawals.',
  Levels: 'The caller’s level on a server and what levels bring.',
  'Linked copies': 'Copies of a message in several channels, which change with the message.',
  'Linked wallets': 'Solana wallets that the caller has proven to own.',
  Market: 'Tokens and NFT collections on Solana with names, pictures and prices.',
  Members: 'Members of a server as its team sees them, with notes and bulk role changes.',
  Memberships: 'Servers as their members see them.',
  'Message templates': 'Messages that a server’s team keeps to start others from.',
  Moderation: 'Tickets, captcha attempts and auto moderator actions.',
  Notices: 'Announcements by Castle Bots and maintenance windows.',
  Notifications: 'News for the caller, in the bell and as Discord DMs.',
  Orders: 'Orders of packages and their payments in SOL.',
  Overview: 'What’s new and what needs attention, for members and for teams.',
  Packages: 'Packages that servers can buy, and how Castle Bots staff manage them.',
  Points: 'The caller’s points and payouts on a server.',
  Portfolio: 'What the caller’s linked wallets hold, and its value.',
  'Post history': 'What the bot posted, skipped or couldn’t post, and why.',
  'Post reviews': 'Review of what members did on X for a reward.',
  Profiles: 'Profiles of members and who may see what of them.',
  'Project wallets':
    'Wallets that a server’s team has proven to own, for withdrawals, payments and holder verification.',
  'Public profiles': 'Profiles that anyone may see, and their link previews.',
  'Quest management': 'Drafting, publishing and organizing a server’s quests.',
  'Quest reviews': 'Review of submissions, and the choice of winners.',
  'Referral links': 'Referral links and the ambassador program, for Castle Bots staff.',
  Referrals: 'The ambassador program as everyone sees it, and visits through links.',
  Reports: 'Figures of a server or of the platform, and the rows behind them.',
  Search: 'Search across the parts of a site.',
  'Server pictures': 'Pictures for messages, covers and banners of a server.',
  'Server settings': 'Settings, team access and audit log of a server.',
  Servers: 'Discord servers that the caller manages, with channels, roles and stats.',
  Session: 'Sign-in with Discord, renewal and the end of a session.',
  Socials: 'The caller’s accounts on X and Telegram.',
  Staff: 'Tools of Castle Bots staff: payments, re-syncs, feature flags, audit log.',
  Streaks: 'Days in a row on which the caller earned points.',
  Transactions: 'Everything the caller paid or was paid.',
  Uploads: 'Files that members attach to quest submissions.',
};

/** The headings with their descriptions, in the order of the calls. */
export function tagsOf(names: Iterable<string>, specs: readonly ModuleSpec[]): Json[] {
  const purposes = new Map(specs.map(({ title, purpose }) => [title, purpose]));
  return [...new Set(names)].map((name) => {
    const description = abouts[name] ?? purposes.get(name);
    return description === undefined ? { name } : { name, description };
  });
}
