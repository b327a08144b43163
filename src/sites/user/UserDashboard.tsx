import { NotificationBell } from '@/features/notifications/NotificationBell';
import { DashboardFrame } from '@/shared/shell/DashboardFrame';
import { railLinks } from '@/shared/shell/railLink';
import type { RailGroup } from '@/shared/shell/RailLinks';

const link = railLinks(() => import('./railIcons'));

const overview = link('', 'Overview', 'House');
const portfolio = link('portfolio', 'Portfolio', 'Landmark');
const servers = link('servers', 'Servers', 'Castle');
const transactions = link('all-transactions', 'Transactions', 'ScrollText');

const groups: RailGroup[] = [
  { title: 'You', links: [overview, portfolio, transactions] },
  {
    title: 'Community',
    links: [
      servers,
      link('users', 'Members', 'Users'),
      link('ambassador-program', 'Ambassador program', 'Megaphone'),
    ],
  },
  {
    title: 'Account',
    links: [
      link('profile', 'Socials', 'CircleUser'),
      link('profile/wallets', 'Wallets', 'Wallet'),
      link('settings', 'Settings', 'Settings'),
      link('settings/profile', 'Profile', 'UserPen'),
    ],
  },
];

/** The frame of the member's dashboard. */
export default function UserDashboard() {
  return (
    <DashboardFrame
      groups={groups}
      tools={<NotificationBell site="user" />}
      thumbLinks={[overview, portfolio, servers, transactions]}
    />
  );
}
