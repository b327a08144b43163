import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { CategoryChips } from '@/features/earning/quests/board/CategoryChips';
import { BoardFilters } from '@/features/earning/quests/board/BoardFilters';
import { askedOf } from '@/features/earning/quests/board/boardQuery';
import { QuestList } from '@/features/earning/quests/board/QuestList';
import { useBoardQuery } from '@/features/earning/quests/board/useBoardQuery';
import '@/features/earning/quests/board/board.scss';
import type { QuestBoard } from '@/features/earning/quests/quest';
import { statusOf, failureText } from '@/shared/api/queryError';
import { NotAMember, NotFound } from '@/features/earning/quests/QuestErrorPages';
import { useQuestBoardQuery } from '@/features/earning/quests/questsApi';
import { useServerNow } from '@/shared/time/useServerNow';
import { useOwnPageName } from '@/shared/routing/pageName';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { PageHeader } from '@/shared/ui/PageHeader';
import { BoardHead } from './BoardHead';
import { BoardTabs } from './BoardTabs';
import { questPath } from '@/features/server/memberships/paths';

/** `questboard/:slug` (spec §2): the quests of a server, as a member finds them. */
export default function BoardScreen() {
  const { slug = '' } = useParams();
  const { currentData, error, refetch } = useQuestBoardQuery(slug);
  useOwnPageName(currentData ? `${currentData.server.name} quests` : undefined);
  if (currentData) return <Board slug={slug} board={currentData} refresh={() => refetch()} />;
  if (statusOf(error) === 403) return <NotAMember />;
  if (statusOf(error) === 404)
    return <NotFound what="Server" to="/dashboard/servers" toWhat="Your servers" />;
  return (
    <>
      <PageHeader title="Quest board" purpose="Quests on this server." />
      {error ? (
        <ErrorState
          message={failureText(error, 'Couldn’t load the quests.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <BoardSkeleton />
      )}
    </>
  );
}

interface BoardProps {
  /** As in the address. */
  slug: string;
  board: QuestBoard;
  refresh: () => Promise<unknown>;
}

function Board({ slug, board, refresh }: BoardProps) {
  const { query: asked, change } = useBoardQuery();
  const query = useMemo(() => askedOf(asked, board), [asked, board]);
  const now = useServerNow(null);
  return (
    <>
      <BoardHead board={board} refresh={refresh} />
      <BoardTabs slug={slug} isMember={board.isMember}>
        <LeftOutNote leftOut={board.leftOut} />
        <CategoryChips
          categories={board.categories}
          chosen={query.category}
          onChoose={(category) => change({ category })}
        />
        {board.quests.length === 0 ? null : (
          <BoardFilters quests={board.quests} query={query} onChange={change} />
        )}
        <QuestList
          board={board}
          query={query}
          onChange={change}
          pathOf={(quest) => questPath(board.server.slug, quest.slug)}
          now={now}
        />
      </BoardTabs>
    </>
  );
}

const BoardSkeleton = () => (
  <div role="status" aria-label="Loading the quests" className="skeleton quest-list--coming">
    <div className="skeleton__card quest-tile--coming" />
    <div className="skeleton__card quest-tile--coming" />
    <div className="skeleton__card quest-tile--coming" />
  </div>
);
