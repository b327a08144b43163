import { families, type ModuleAbout } from '@/features/modules/engine/about';
import { modulePath } from '@/features/modules/engine/addresses';
import { catalogue } from '@/features/modules/engine/catalogue';
import { moduleIcon } from '@/features/modules/engine/moduleIcon';
import type { RailGroup, RailLink } from '@/shared/shell/RailLinks';
import { railLinks } from '@/shared/shell/railLink';

const link = railLinks(() => import('./railIcons'));

const server: RailGroup = {
  title: 'Server',
  links: [
    link('', 'Overview', 'LayoutDashboard'),
    link('server', 'Servers', 'Castle'),
    link('bots', 'Bots', 'LayoutGrid'),
    link('discord-server-users', 'Members', 'Users'),
    link('discord-server-details', 'Settings', 'Settings'),
    link('reports', 'Reports', 'ChartColumn'),
  ],
};
const billing: RailGroup = {
  title: 'Billing',
  links: [link('package', 'Packages', 'Package'), link('user-order', 'Orders', 'Receipt')],
};
const treasury: RailGroup = {
  title: 'Treasury',
  links: [
    link('ledger-wallet', 'Ledger wallet', 'Vault'),
    link('manage-wallet', 'Wallets', 'Wallet'),
    link('referral-rewards', 'Referral rewards', 'Gift'),
  ],
};
/** Pages for Castle Bots staff: shown only with that capability (decision 16). */
const staff: RailGroup = {
  title: 'Staff',
  links: [
    link('manage-package', 'Manage packages', 'Landmark'),
    link('create-package', 'Create package', 'PackagePlus'),
    link('referral-sources', 'Referral sources', 'Megaphone'),
    link('admin-utility', 'Admin utility', 'Wrench'),
  ],
};

/** No module, but made of what those of its family give (decision 84). */
const leaderboard = link('bots/leaderboard', 'Leaderboard', 'Trophy');

/** How the modules stand that are on, by their slugs. */
export type ModulesOn = Readonly<Record<string, RailLink['state']>>;

function moduleLink(about: ModuleAbout, state: RailLink['state']): RailLink {
  const link = { to: modulePath(about), label: about.title, icon: moduleIcon(about.icon) };
  return state === undefined ? link : { ...link, state };
}

/** The modules by the families of spec §1: those with a route in spec §2, and all that are on. */
const moduleGroups = (on: ModulesOn): RailGroup[] =>
  families.map(({ family, title }) => ({
    title,
    links: catalogue
      .filter((about) => about.family === family && about.parent === undefined)
      .filter(({ slug, route }) => !route.startsWith('bots/') || on[slug] !== undefined)
      .map((about) => moduleLink(about, on[about.slug]))
      .concat(family === 'earning' ? [leaderboard] : []),
  }));

/** The community dashboard's rail. */
export const communityRail = (on: ModulesOn, isStaff: boolean): RailGroup[] => [
  server,
  billing,
  ...moduleGroups(on),
  treasury,
  ...(isStaff ? [staff] : []),
];
