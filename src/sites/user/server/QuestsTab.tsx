import { Link } from 'react-router-dom';
import '@/features/earning/quests/board/board.scss';
import { questsFor, readBoard } from '@/features/earning/quests/board/boardQuery';
import { QuestTile } from '@/features/earning/quests/board/QuestTile';
import { firstOpenQuests, useFirstQuestsQuery } from '@/features/earning/quests/board/boardApi';
import { useServerNow } from '@/shared/time/useServerNow';
import { boardPath, questPath } from '@/features/server/memberships/paths';
import { failureText } from '@/shared/api/queryError';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { CardsSkeleton } from '@/shared/ui/skeletons';

const FRESH_SECONDS = 30;
const FIRST = readBoard(new URLSearchParams());
const LOCKED = { ...FIRST, state: 'locked' } as const;

interface QuestsTabProps {
  slug: string;
  /** Most quests to show. */
  limit?: number;
  /** Whether it is below other sections, so that it shows its heading. */
  hasHeading?: boolean;
}

/** Quests a member can do on a server now, most urgent first; for people who aren't members, all that are on. */
export default function QuestsTab({ slug, limit = 6, hasHeading = false }: QuestsTabProps) {
  const { currentData, error, isFetching, refetch } = useFirstQuestsQuery(firstOpenQuests(slug), {
    // The page loaded it just now, unless another tab was open first.
    refetchOnMountOrArgChange: FRESH_SECONDS,
  });
  const now = useServerNow(null);
  if (!currentData)
    return error && !isFetching ? (
      <ErrorState
        message={failureText(error, 'Couldn’t load the quests.')}
        onRetry={() => void refetch()}
      />
    ) : (
      <CardsSkeleton label="Loading the quests" count={3} />
    );
  const { quests, isMember } = currentData;
  const open = questsFor(quests, FIRST, now);
  if (!isMember)
    open.push(...questsFor(quests, LOCKED, now).filter(({ status }) => status === 'LIVE'));
  const all = (
    <Link className="btn btn-outline-secondary" to={boardPath(slug)}>
      All quests
    </Link>
  );
  return (
    <>
      <LeftOutNote leftOut={currentData.leftOut} />
      {open.length === 0 ? (
        <EmptyState scene="banner" title="No open quests" action={all}>
          Completed, in-review and locked quests are on the quest board.
        </EmptyState>
      ) : (
        <>
          <div className="quest-list">
            <h2 className={hasHeading ? undefined : 'visually-hidden'}>Open quests</h2>
            <ul aria-label="Open quests">
              {open.slice(0, limit).map((quest) => (
                <QuestTile
                  key={quest.slug}
                  quest={quest}
                  to={questPath(slug, quest.slug)}
                  now={now}
                />
              ))}
            </ul>
          </div>
          <p className="server-more">{all}</p>
        </>
      )}
    </>
  );
}
