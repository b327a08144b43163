import { Link } from 'react-router-dom';
import type { EarnNow } from '@/features/earning/member-overview/memberOverview';
import { FeedTiles } from '@/features/earning/quests/feed/FeedSections';
import { questPath } from '@/features/server/memberships/paths';

interface EarnNowListProps {
  quests: readonly EarnNow[];
}

/** Quests to begin or go on with, and the way to all others. */
export const EarnNowList = ({ quests }: EarnNowListProps) => (
  <div className="quest-list">
    <FeedTiles
      label="Quests to do"
      pathOf={({ server, quest }) => questPath(server.slug, quest.slug)}
      items={quests.map((each) => ({ ...each, id: `${each.server.id} ${each.quest.slug}` }))}
    />
    <Link className="tall-link" to="/dashboard/questboard">
      All quests
    </Link>
  </div>
);
