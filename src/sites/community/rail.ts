import type { RailGroup } from '@/shared/shell/RailLinks';

const link = (path: string, label: string) => ({
  to: path === '' ? '/dashboard' : `/dashboard/${path}`,
  label,
});

/** The community dashboard's rail, by the module families of spec §1. */
export const communityRail: RailGroup[] = [
  {
    title: 'Server',
    links: [
      link('', 'Overview'),
      link('server', 'Servers'),
      link('bots', 'Bots'),
      link('discord-server-users', 'Members'),
      link('discord-server-details', 'Settings'),
      link('reports', 'Reports'),
    ],
  },
  { title: 'Billing', links: [link('package', 'Packages'), link('user-order', 'Orders')] },
  {
    title: 'Moderation and tools',
    links: [
      link('verification-bot', 'Captcha verification'),
      link('welcome-message', 'Welcome message'),
      link('schedule-message', 'Scheduled message'),
      link('server-stats-displayer', 'Server stats'),
    ],
  },
  {
    title: 'Stats and tracking',
    links: [
      link('nft-crypto-stats-displayer', 'Stats displayer'),
      link('nft-stats-tracker', 'Stats tracker'),
      link('trending-nft-crypto-tracker', 'Trending tracker'),
    ],
  },
  { title: 'Verification', links: [link('holder-verification', 'Holder verification')] },
  {
    title: 'Alerts',
    links: [
      link('nft-listing', 'NFT listings'),
      link('nft-sale', 'NFT sales'),
      link('token-price', 'Token price'),
    ],
  },
  {
    title: 'Earning',
    links: [
      link('hold-to-earn', 'Hold to earn'),
      link('chat-to-earn', 'Chat to earn'),
      link('tweet-to-earn', 'Tweet to earn'),
      link('task-to-earn', 'Task to earn'),
    ],
  },
  {
    title: 'Treasury',
    links: [
      link('ledger-wallet', 'Ledger wallet'),
      link('manage-wallet', 'Wallets'),
      link('referral-rewards', 'Referral rewards'),
    ],
  },
];

/** Rooms of the platform's own staff: shown only with that capability (bot-modules.md). */
export const staffRail: RailGroup = {
  title: 'Staff',
  links: [
    link('manage-package', 'Manage packages'),
    link('create-package', 'Create package'),
    link('referral-sources', 'Referral sources'),
    link('admin-utility', 'Admin utility'),
  ],
};
