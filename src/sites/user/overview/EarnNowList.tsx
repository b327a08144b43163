import { Link } from 'react-router-dom';
import type { EarnNow } from '@/features/earning/member-overview/memberOverview';
import { boardPath, QUEST_MODULE } from '@/features/server/memberships/paths';
import { QuestTile } from '@/features/earning/quests/board/QuestTile';
import { useServerNow } from '@/shared/time/useServerNow';
import { EmptyState } from '@/shared/ui/EmptyState';

interface EarnNowListProps {
  quests: readonly EarnNow[];
}

/** The quests that hurry most, of all one's servers. */
export function EarnNowList({ quests }: EarnNowListProps) {
  const now = useServerNow(null);
  if (quests.length === 0)
    return (
      <EmptyState
        scene="map"
        title="No open quests"
        action={
          <Link className="btn btn-outline-secondary" to="/dashboard/servers">
            View servers
          </Link>
        }
      >
        Quests you can start or continue appear here.
      </EmptyState>
    );
  return (
    <div className="quest-list">
      <ul aria-label="Quests to do">
        {quests.map(({ server, quest }) => (
          <QuestTile
            key={`${server.id} ${quest.slug}`}
            quest={quest}
            to={`${boardPath(server.slug)}/${QUEST_MODULE}/${encodeURIComponent(quest.slug)}`}
            now={now}
            where={server.name}
          />
        ))}
      </ul>
    </div>
  );
}
