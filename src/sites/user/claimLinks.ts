import { counted } from '@/shared/text/language';
import type { ClaimableQuest } from '@/features/earning/quests/quest';
import { questPath } from '@/features/server/memberships/paths';
import type { Waiting } from '@/shared/shell/RailDrawer';
import { railLinks } from '@/shared/shell/railLink';
import type { RailGroup } from '@/shared/shell/RailLinks';

const link = railLinks(() => import('./railIcons'));

/** So many are listed by name; the others wait for their turn. */
const MOST_LISTED = 5;

/** Links to what waits to be claimed, and what the menu's button says of it. */
export interface ClaimLinks {
  group: RailGroup;
  waiting: Waiting;
}

/** The links, or null where nothing waits. */
export function claimLinks(claimable: readonly ClaimableQuest[]): ClaimLinks | null {
  const count = claimable.length;
  if (count === 0) return null;
  const links = claimable
    .slice(0, MOST_LISTED)
    .map(({ server, slug, title }) =>
      Object.assign(link('', title, 'Gift'), { to: questPath(server.slug, slug) }),
    );
  return {
    group: { title: `To claim (${String(count)})`, links },
    waiting: { words: `${counted(count, 'reward')} to claim` },
  };
}
