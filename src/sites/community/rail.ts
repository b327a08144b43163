import { families } from '@/features/bot-modules/engine/about';
import { modulePages } from '@/features/bot-modules/engine/catalogue';
import type { RailGroup } from '@/shared/shell/RailLinks';

const link = (path: string, label: string) => ({
  to: path === '' ? '/dashboard' : `/dashboard/${path}`,
  label,
});

/** The modules with a page of their own, by the families of spec §1. */
const moduleGroups: RailGroup[] = families.map(({ family, title }) => ({
  title,
  links: modulePages
    .filter((page) => page.family === family)
    .map((page) => link(page.path, page.title)),
}));

/** The community dashboard's rail. */
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
  ...moduleGroups,
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
