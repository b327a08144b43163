import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useQuestBoardInfiniteQuery } from '@/features/earning/quests/board/boardApi';
import { CategoryChips } from '@/features/earning/quests/board/CategoryChips';
import { BoardFilters } from '@/features/earning/quests/board/BoardFilters';
import { knownFilters, type BoardQuery } from '@/features/earning/quests/board/boardQuery';
import { QuestList } from '@/features/earning/quests/board/QuestList';
import { useBoardQuery } from '@/features/earning/quests/board/useBoardQuery';
import '@/features/earning/quests/board/board.scss';
import type { QuestBoard } from '@/features/earning/quests/board/board';
import { statusOf, failureText } from '@/shared/api/queryError';
import { NotAMember, NotFound } from '@/features/earning/quests/QuestErrorPages';
import { useServerNow } from '@/shared/time/useServerNow';
import { useOwnPageName } from '@/shared/routing/pageName';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { PageHeader } from '@/shared/ui/PageHeader';
import { BoardHead } from './BoardHead';
import { BoardMore } from './BoardMore';
import { BoardTabs } from './BoardTabs';
import { questPath } from '@/features/server/memberships/paths';

/** `questboard/:slug` (spec §2): the quests of a server as the caller sees them. */
export default function BoardScreen() {
  const { slug = '' } = useParams();
  // While other filters load, the quests of the earlier ones stay. Those of another server don’t.
  return <BoardAt key={slug} slug={slug} />;
}

function BoardAt({ slug }: { slug: string }) {
  const { query, change } = useBoardQuery();
  const request = useQuestBoardInfiniteQuery({ slug, query });
  const { data, currentData, error, isFetching, refetch } = request;
  const board = useMemo(() => (data ? joined(data.pages) : null), [data]);
  useOwnPageName(board ? `${board.server.name} quests` : undefined);
  const hasFailed = error !== undefined && !currentData && !isFetching;
  if (board && !hasFailed)
    return (
      <Board
        slug={slug}
        board={board}
        query={query}
        change={change}
        request={request}
        isLoading={!currentData}
      />
    );
  if (statusOf(error) === 403) return <NotAMember />;
  if (statusOf(error) === 404)
    return <NotFound what="Server" to="/dashboard/servers" toWhat="Your servers" />;
  return (
    <>
      <PageHeader title="Quest board" purpose="Quests on this server." />
      {hasFailed ? (
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

/** The parts as one board, each quest once: between two answers a quest can move to the next part. */
function joined(pages: readonly QuestBoard[]): QuestBoard | null {
  const last = pages.at(-1);
  if (!last) return null;
  const quests = new Map(
    pages.flatMap((page) => page.quests).map((quest) => [quest.slug, quest] as const),
  );
  const leftOut = pages.flatMap((page) => page.leftOut ?? []);
  return {
    ...last,
    quests: [...quests.values()],
    ...(leftOut.length === 0 ? {} : { leftOut }),
  };
}

interface BoardProps {
  /** As in the address. */
  slug: string;
  board: QuestBoard;
  query: BoardQuery;
  change: (part: Partial<BoardQuery>) => void;
  request: ReturnType<typeof useQuestBoardInfiniteQuery>;
  /** Whether the quests are still those of earlier filters. */
  isLoading: boolean;
}

function Board({ slug, board, query: asked, change, request, isLoading }: BoardProps) {
  const query = useMemo(() => knownFilters(asked, board), [asked, board]);
  const now = useServerNow(null);
  return (
    <>
      <BoardHead board={board} refresh={() => request.refetch()} />
      <BoardTabs slug={slug} isMember={board.isMember}>
        <LeftOutNote leftOut={board.leftOut} />
        <CategoryChips
          categories={board.categories}
          chosen={query.category}
          onChoose={(category) => change({ category })}
        />
        {board.questCount === 0 ? null : (
          <BoardFilters rewardKinds={board.rewardKinds} query={query} onChange={change} />
        )}
        <div className={isLoading ? 'quests-stale' : undefined} aria-busy={isLoading}>
          <QuestList
            board={board}
            query={query}
            onChange={change}
            pathOf={(quest) => questPath(board.server.slug, quest.slug)}
            now={now}
          />
          {isLoading ? null : (
            <BoardMore
              request={request}
              shown={board.quests.length}
              total={board.total}
              locked={query.state === 'available' ? (board.counts?.locked ?? 0) : 0}
              onLocked={() => change({ state: 'locked' })}
            />
          )}
        </div>
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
