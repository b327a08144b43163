import { NotificationBell } from '@/features/notifications/NotificationBell';
import { DashboardFrame } from '@/shared/shell/DashboardFrame';
import type { RailGroup } from '@/shared/shell/RailLinks';

const link = (path: string, label: string) => ({
  to: path === '' ? '/dashboard' : `/dashboard/${path}`,
  label,
});

const groups: RailGroup[] = [
  {
    title: 'You',
    links: [
      link('', 'Overview'),
      link('portfolio', 'Portfolio'),
      link('all-transactions', 'All transactions'),
      link('ambassador-program', 'Ambassador program'),
    ],
  },
  { title: 'Community', links: [link('servers', 'Servers'), link('users', 'Members')] },
  {
    title: 'Account',
    links: [
      link('profile', 'Socials'),
      link('profile/wallets', 'Wallets'),
      link('settings', 'Settings'),
      link('settings/profile', 'Profile'),
    ],
  },
];

/** The frame of the member's dashboard. */
export default function UserDashboard() {
  return <DashboardFrame groups={groups} tools={<NotificationBell site="user" />} />;
}
