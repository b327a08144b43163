import type { ClaimableQuest } from '@/features/quests/quest';
import { railLinks } from '@/shared/shell/railLink';
import type { RailGroup, RailLink } from '@/shared/shell/RailLinks';

const link = railLinks(() => import('./railIcons'));

const overview = link('', 'Overview', 'House');
const portfolio = link('portfolio', 'Portfolio', 'Landmark');
const servers = link('servers', 'Servers', 'Castle');
const transactions = link('all-transactions', 'Transactions', 'ScrollText');

/** The places a member goes to most. */
export const thumbLinks: readonly RailLink[] = [overview, portfolio, servers, transactions];

const places: readonly RailGroup[] = [
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

/** So many are listed by name; the others wait for their turn. */
const MOST_LISTED = 5;

/** The links of the member's dashboard: first what waits to be claimed, where something does. */
export function memberRail(claimable: readonly ClaimableQuest[]): readonly RailGroup[] {
  if (claimable.length === 0) return places;
  const links = claimable
    .slice(0, MOST_LISTED)
    .map(({ server, slug, title }) =>
      link(
        `questboard/${encodeURIComponent(server.slug)}/task-to-earn/${encodeURIComponent(slug)}`,
        title,
        'Gift',
      ),
    );
  return [{ title: `To claim (${String(claimable.length)})`, links }, ...places];
}

/** What the menu's button says of it; nothing where nothing waits. */
export function waitingWords({ length }: readonly ClaimableQuest[]) {
  return length === 0
    ? undefined
    : { count: length, words: `${String(length)} ${length === 1 ? 'reward' : 'rewards'} to claim` };
}
