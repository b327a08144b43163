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
    link('manage-wallet', 'Manage wallets', 'Wallet'),
    link('referral-rewards', 'Referral rewards', 'Gift'),
  ],
};
/** Pages for Castle Bots staff: shown only with that capability (ADR own-disclosure). */
const staff: RailGroup = {
  title: 'Staff',
  links: [
    link('manage-package', 'Manage packages', 'Landmark'),
    link('create-package', 'Create package', 'PackagePlus'),
    link('referral-sources', 'Referral sources', 'Megaphone'),
    link('admin-utility', 'Admin utility', 'Wrench'),
  ],
};

/** Not a module: it combines data of its family's modules (docs/product/leaderboards-and-levels.md). */
const leaderboard = link('bots/leaderboard', 'Leaderboard', 'Trophy');

/** The most used links of a team. */
export const thumbLinks: readonly RailLink[] = ['Overview', 'Bots', 'Members', 'Packages'].flatMap(
  (label) => [...server.links, ...billing.links].find((link) => link.label === label) ?? [],
);

/** The server's modules by slug; modules that are on have a state sign. */
export type ServerModules = ReadonlyMap<string, RailLink['state']>;

function moduleLink(about: ModuleAbout, state: RailLink['state']): RailLink {
  const link = { to: modulePath(about), label: about.title, icon: moduleIcon(about.icon) };
  return state === undefined ? link : { ...link, state };
}

const listed = catalogue.filter(({ parent }) => parent === undefined);

/** The modules of a server by the families of spec §1, and all others at the end. */
function moduleGroups(modules: ServerModules): RailGroup[] {
  const had = listed.filter(({ slug }) => modules.has(slug));
  const others = listed.filter(({ slug }) => !modules.has(slug));
  const linksTo = (abouts: readonly ModuleAbout[]) =>
    abouts.map((about) => moduleLink(about, modules.get(about.slug)));
  return [
    ...families.map(({ family, title }) => {
      const links = linksTo(had.filter((about) => about.family === family));
      return {
        title,
        links: family === 'earning' && links.length > 0 ? [...links, leaderboard] : links,
      };
    }),
    { title: 'More modules', links: linksTo(others), isSeldom: true },
  ].filter(({ links }) => links.length > 0);
}

/**
 * The community dashboard's rail. Groups that depend on the server's modules are below the fixed ones.
 *
 * @param modules null while no server is chosen
 */
export const communityRail = (modules: ServerModules | null, isStaff: boolean): RailGroup[] => [
  server,
  billing,
  treasury,
  ...(isStaff ? [staff] : []),
  ...(modules === null ? [] : moduleGroups(modules)),
];
